/**
 * Short words that say little in an address, by language; the languages of the site and German. The stop words beside it hold many
 * that change what a title says, such as “not” and “without”.
 */
const SLUG_WORDS: Readonly<Record<string, string>> = {
  en: 'a an and are as at be by for from in into is it of on or so than that the this to was with',
  es: 'a al con de del e el en es la las lo los o para por que se su un una unas unos y',
  fr: 'a à au aux avec ce ces dans de des du d en et l la le les ou par pour que qui sur un une',
  id: 'dan atau dari dengan di ini itu ke oleh pada untuk yang',
  it: 'a ad al alla alle allo ai agli con da dal dalla del della delle dello dei degli di e ed i il in l la le lo gli o per su un una uno',
  pl: 'a albo ale dla do i z ze na nad o od oraz po pod przez się to u w we za',
  pt: 'a à ao aos as com da das de do dos e em na nas no nos o os ou para pela pelo por que um uma',
  ru: 'а без в во для до и из или к ко на не но о об от по под при с со у что это',
  de: 'am an auf aus bei das dem den der des die ein eine einem einen einer eines für im in mit nach oder über um und von vom zu zum zur',
}

export function slugWordsOf(language: string): ReadonlySet<string> {
  return new Set(SLUG_WORDS[language]?.split(' '))
}
