/** Sundanese by the Unicode names of its block, with the rules of the modern standard; they give the spellings of dictionaries for 56 words. */
export const AKSARA_SUNDA = {
  script: /[\u1b80-\u1bbf\u1cc0-\u1ccf]/,
  consonants: {
    k: 'ᮊ', g: 'ᮌ', ng: 'ᮍ', c: 'ᮎ', j: 'ᮏ', ny: 'ᮑ', t: 'ᮒ', d: 'ᮓ', n: 'ᮔ', p: 'ᮕ', b: 'ᮘ', m: 'ᮙ', y: 'ᮚ', r: 'ᮛ', l: 'ᮜ', w: 'ᮝ',
    s: 'ᮞ', h: 'ᮠ', f: 'ᮖ', v: 'ᮗ', q: 'ᮋ', x: 'ᮟ', z: 'ᮐ', kh: 'ᮮ', sy: 'ᮯ',
  },
  read: {},
  capitals: {},
  spread: {},
  // Panghulu, panyuku, paneleng, panolong, pamepet, paneuleung.
  signs: { i: '\u1ba4', u: '\u1ba5', é: '\u1ba6', o: '\u1ba7', e: '\u1ba8', eu: '\u1ba9' },
  independent: { a: 'ᮃ', i: 'ᮄ', u: 'ᮅ', é: 'ᮆ', o: 'ᮇ', e: 'ᮈ', eu: 'ᮉ' },
  vowelSpellings: { è: 'é', ê: 'e', ě: 'e', ĕ: 'e' },
  // Panyecek, panglayar, pangwisad.
  finals: { ng: '\u1b80', r: '\u1b81', h: '\u1b82' },
  noFinal: {},
  // Panyakra, pamingkal, panyiku.
  medials: { r: '\u1ba2', y: '\u1ba1', l: '\u1ba3' },
  liquids: {},
  // Pamaeh.
  virama: '\u1baa',
  palatal: false,
  digits: '᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹',
  numberMark: '|',
  punctuation: {},
} as const
