/**
 * Javanese (hanacaraka) by the Unicode names of its block, with the rules of schools for finals and hanging letters.
 * How vowels in a row are parted varies; the rules here give the spellings of dictionaries for 69 words.
 */
export const AKSARA_JAWA = {
  script: /[\ua980-\ua9df]/,
  consonants: {
    h: 'ꦲ', n: 'ꦤ', c: 'ꦕ', r: 'ꦫ', k: 'ꦏ', d: 'ꦢ', t: 'ꦠ', s: 'ꦱ', w: 'ꦮ', l: 'ꦭ', p: 'ꦥ', dh: 'ꦝ', j: 'ꦗ', y: 'ꦪ', ny: 'ꦚ',
    m: 'ꦩ', g: 'ꦒ', b: 'ꦧ', th: 'ꦛ', ng: 'ꦔ', q: 'ꦐ',
    // Foreign sounds, by three dots (cecak telu).
    f: 'ꦥ\ua9b3', v: 'ꦮ\ua9b3', z: 'ꦗ\ua9b3', kh: 'ꦏ\ua9b3', sy: 'ꦱ\ua9c0ꦪ',
  },
  read: {},
  // Aksara murda.
  capitals: { n: 'ꦟ', k: 'ꦑ', t: 'ꦡ', s: 'ꦯ', p: 'ꦦ', ny: 'ꦘ', g: 'ꦓ', b: 'ꦨ' },
  spread: { x: 'ks' },
  // Wulu, suku, taling, pepet, taling with tarung, tarung.
  signs: { i: '\ua9b6', u: '\ua9b8', é: '\ua9ba', e: '\ua9bc', o: '\ua9ba\ua9b4', ā: '\ua9b4' },
  independent: { a: 'ꦄ', i: 'ꦆ', u: 'ꦈ', é: 'ꦌ', o: 'ꦎ', ai: 'ꦍ' },
  vowelSpellings: { è: 'é', ê: 'e', ě: 'e', ĕ: 'e' },
  // Cecak, layar, wignyan.
  finals: { ng: '\ua981', r: '\ua982', h: '\ua983' },
  noFinal: {},
  // Cakra, pengkal.
  medials: { r: '\ua9bf', y: '\ua9be' },
  // Pa cerek and cakra keret; nga lelet.
  liquids: { r: { alone: 'ꦉ', joined: '\ua9bd' }, l: { alone: 'ꦊ' } },
  // Pangkon.
  virama: '\ua9c0',
  glides: { a: 'h', ā: 'h', e: 'h', i: 'y', é: 'y', u: 'w', o: 'w' },
  palatal: true,
  digits: '꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙',
  // Pada pangkat.
  numberMark: '꧇',
  // Pada lingsa, pada lungsi, and brackets.
  punctuation: { ',': '꧈', '.': '꧉', '(': '꧌', ')': '꧍' },
} as const
