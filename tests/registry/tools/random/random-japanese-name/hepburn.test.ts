import { describe, expect, it } from 'vitest'
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../../../../../registry/data/scripts/japanese-names.ts'
import { toHepburn } from '../../../../../registry/tools/random/random-japanese-name/hepburn.ts'

describe('toHepburn', () => {
  // Names as the Library of Congress and Japanese passports write them.
  it.each([
    ['さとう', 'Satō', 'Sato'],
    ['おおの', 'Ōno', 'Ono'],
    ['いの-うえ', 'Inoue', 'Inoue'],
    ['まつ-うら', 'Matsuura', 'Matsuura'],
    ['ゆうき', 'Yūki', 'Yuki'],
    ['しょうへい', 'Shōhei', 'Shohei'],
    ['りゅうのすけ', 'Ryūnosuke', 'Ryunosuke'],
    ['きょうこ', 'Kyōko', 'Kyoko'],
    ['じゅんいち', 'Jun’ichi', 'Jun’ichi'],
    ['しんや', 'Shin’ya', 'Shin’ya'],
    ['はっとり', 'Hattori', 'Hattori'],
    ['まっちゃ', 'Matcha', 'Matcha'],
    ['ほんま', 'Honma', 'Honma'],
    ['こんどう', 'Kondō', 'Kondo'],
    ['けいこ', 'Keiko', 'Keiko'],
    ['いいだ', 'Iida', 'Iida'],
    ['つじ', 'Tsuji', 'Tsuji'],
    ['ふじわら', 'Fujiwara', 'Fujiwara'],
    ['もちづき', 'Mochizuki', 'Mochizuki'],
    ['とおる', 'Tōru', 'Toru'],
  ])('writes %s as %s, and %s in passports', (kana, macron, plain) => {
    expect(toHepburn(kana, 'macron')).toBe(macron)
    expect(toHepburn(kana, 'plain')).toBe(plain)
  })

  it.each(['サトウ', '佐藤', 'sato', 'ゃ'])('refuses %s', (kana) => {
    expect(() => toHepburn(kana, 'macron')).toThrow(RangeError)
  })

  it('writes every name of the lists in letters alone', () => {
    for (const { kana } of [...SURNAMES, ...FEMALE_NAMES, ...MALE_NAMES]) expect(toHepburn(kana, 'macron')).toMatch(/^[A-ZŌ][a-zōū’]+$/)
  })
})
