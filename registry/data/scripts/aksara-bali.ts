/**
 * Balinese by the Unicode names of its block, with the simplified spelling of schools; the rules give the spellings of
 * dictionaries for 65 words. The forms of re, le, ī and ū below a letter are those of the romanization table of the Library of Congress.
 */
export const AKSARA_BALI = {
  script: /[\u1b00-\u1b7f]/,
  consonants: {
    h: 'ᬳ', n: 'ᬦ', c: 'ᬘ', r: 'ᬭ', k: 'ᬓ', d: 'ᬤ', t: 'ᬢ', s: 'ᬲ', w: 'ᬯ', l: 'ᬮ', m: 'ᬫ', g: 'ᬕ', b: 'ᬩ', ng: 'ᬗ', p: 'ᬧ', j: 'ᬚ',
    y: 'ᬬ', ny: 'ᬜ', sy: 'ᬰ',
    // Foreign sounds, by three dots (rerekan).
    f: 'ᬧ\u1b34', v: 'ᬯ\u1b34', z: 'ᬚ\u1b34', q: 'ᬓ\u1b34', kh: 'ᬓ\u1b34',
    // Letters of Sanskrit words.
    gh: 'ᬖ', ch: 'ᬙ', jh: 'ᬛ', ṭ: 'ᬝ', ṭh: 'ᬞ', ḍ: 'ᬟ', ḍh: 'ᬠ', ṇ: 'ᬡ', th: 'ᬣ', dh: 'ᬥ', ph: 'ᬨ', bh: 'ᬪ', ś: 'ᬰ', ṣ: 'ᬱ',
  },
  read: { 'ᬔ': 'kh' },
  capitals: {},
  spread: { x: 'ks' },
  // Ulu, suku, taleng, taleng with tedung, pepet, tedung, ulu sari, suku ilut.
  signs: { i: '\u1b36', u: '\u1b38', é: '\u1b3e', o: '\u1b40', e: '\u1b42', ā: '\u1b35', ī: '\u1b37', ū: '\u1b39', ai: '\u1b3f', au: '\u1b41' },
  independent: { a: 'ᬅ', ā: 'ᬆ', i: 'ᬇ', u: 'ᬉ', é: 'ᬏ', o: 'ᬑ', ai: 'ᬐ', au: 'ᬒ' },
  vowelSpellings: { è: 'é', ê: 'e', ě: 'e', ĕ: 'e' },
  // Cecek, surang, bisah.
  finals: { ng: '\u1b02', r: '\u1b03', h: '\u1b04' },
  noFinal: { ng: ['k', 'g', 'kh', 'gh'], h: 'all' },
  medials: {},
  // Ra repa and la lenga.
  liquids: { r: { alone: 'ᬋ', joined: '\u1b3a' }, l: { alone: 'ᬍ', joined: '\u1b3c' } },
  // Adeg-adeg.
  virama: '\u1b44',
  glides: { a: 'h', ā: 'h', e: 'h', i: 'y', ī: 'y', é: 'y', u: 'w', ū: 'w', o: 'w' },
  palatal: true,
  digits: '᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙',
  // Carik.
  numberMark: '᭞',
  // Carik siki, carik pareren, carik pamungkah.
  punctuation: { ',': '᭞', '.': '᭟', ':': '᭝' },
} as const
