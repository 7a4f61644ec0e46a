/** Letters with accents in a text in NFD. Only Latin and Greek letters have them: й and similar letters of other scripts are letters of their own. */
export const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}]\p{Mn}+/gu
