/**
 * Combining marks of the customary lists of “zalgo” text, less those that make an accented letter with the letter before
 * (canonical composition) and those of living alphabets, such as U+030D and U+0358 of Taiwanese or U+0329 of Yoruba.
 * So what was written with them can be told from real accents and taken away again.
 */
export const ZALGO_MARKS = {
  up: '\u030e\u033f\u0352\u0357\u0351\u034a\u034b\u034c\u0350\u033d\u0363\u0364\u0365\u0366\u0367\u0368\u0369\u036a\u036b\u036c\u036d\u036e\u036f\u033e\u035b\u0346\u031a',
  middle: '\u0315\u0321\u0322\u0334\u0335\u0336\u035c\u035d\u035e\u035f\u0360\u0362\u0337\u0361\u0489',
  down: '\u0316\u0317\u0318\u0319\u031c\u031d\u031e\u031f\u0320\u032a\u032b\u032c\u032f\u0339\u033a\u033b\u033c\u0347\u0348\u0349\u034d\u034e\u0353\u0354\u0355\u0356\u0359\u035a',
} as const
