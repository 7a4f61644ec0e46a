/** What a page of footnotes says about itself; `back` is read aloud, followed by the number. */
export const FOOTNOTE_WORDS: Readonly<Record<string, { readonly title: string; readonly back: string }>> = {
  en: { title: 'Footnotes', back: 'Back to reference' },
  es: { title: 'Notas', back: 'Volver a la referencia' },
  fr: { title: 'Notes', back: 'Retour à l’appel de note' },
  id: { title: 'Catatan kaki', back: 'Kembali ke rujukan' },
  it: { title: 'Note', back: 'Torna al richiamo' },
  pl: { title: 'Przypisy', back: 'Wróć do odnośnika' },
  pt: { title: 'Notas de rodapé', back: 'Voltar à referência' },
  ru: { title: 'Сноски', back: 'Вернуться к ссылке' },
}
