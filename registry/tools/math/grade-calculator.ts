import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { decimal, notices, percent } from '../../../engine/core/schema.ts'
import { GRADE_SCALES, type GradeScale, type ScaleId } from '../../data/grade-scales.ts'
import { decimalOf } from '../../lib/loan.ts'
import { percentField } from '../../lib/money-fields.ts'
import { giveNotices } from '../../lib/notices.ts'
import { writeDecimal } from '../../lib/plain-decimal.ts'
import { requireField } from '../../lib/required.ts'

const MOST_GRADES = 200
const asked = (...unknowns: string[]) => ({ when: { field: 'unknown', is: unknowns } })
const mark = (label: string, meta: object = {}) => decimal({ label, min: '-1000', max: '10000', ...meta })

export const gradeCalculator = defineTool({
  id: 'grade-calculator',
  category: 'math',
  icon: 'graduation-cap',
  title: 'Grade calculator',
  summary: 'Work out your weighted average, and which mark you need in the final exam or in what is left to reach your goal.',
  keywords: ['final grade calculator', 'weighted grade', 'grade average', 'what do i need on my final', 'gpa', 'marks', 'course grade'],
  aliases: ['final-grade-calculator', 'weighted-grade-calculator', 'course-grade-calculator'],
  slugs: {
    es: ['calculadora-de-notas', 'calculadora-de-calificaciones'],
    fr: ['calcul-moyenne-notes', 'calculateur-de-notes'],
    id: 'kalkulator-nilai',
    it: ['calcolo-media-voti', 'calcolatore-voti'],
    pl: ['kalkulator-ocen', 'kalkulator-sredniej-ocen'],
    pt: ['calculadora-de-notas', 'calculadora-de-media-escolar'],
    ru: ['kalkulyator-otsenok', 'kalkulyator-srednego-balla'],
  },
  effect: 'pure',
  input: z.object({
    unknown: z
      .enum(['average', 'needed', 'final'])
      .default('average')
      .meta({
        label: 'Work out',
        choices: { average: 'The average', needed: 'What the rest must be', final: 'What the final exam must be' },
      }),
    grades: z
      .array(
        z.object({
          name: z.string().max(100).default('').meta({ label: 'Task or subject' }),
          grade: mark('Mark'),
          weight: decimal({ label: 'Weight', min: '0', max: '1000000' }).default('1'),
        }),
      )
      .max(MOST_GRADES)
      .default([])
      .meta({ label: 'Marks', help: 'The weight may be a share in percent, credits or hours.', ...asked('average', 'needed') }),
    remaining: decimal({ label: 'Weight of the rest', min: '0', max: '1000000', ...asked('needed') }).optional(),
    current: mark('Mark so far', asked('final')).optional(),
    finalWeight: percentField('Weight of the final exam', '100', asked('final')).optional(),
    goal: mark('Goal', asked('needed', 'final')).optional(),
    scale: z
      .enum(['none', ...(Object.keys(GRADE_SCALES) as ScaleId[])])
      .default('US')
      .meta({
        label: 'Scale of marks',
        named: 'region',
        choices: { none: 'No scale', gpa: 'Grade points from 0 to 4 (GPA)', 'PL-school': 'Poland, schools' },
        defaultFrom: 'region',
      }),
    decimals: z.int().min(0).max(10).default(2).meta({ label: 'Decimal places', advanced: true }),
  }),
  output: z.object({
    average: decimal({ label: 'Weighted average', view: 'headline' }).optional(),
    needed: decimal({ label: 'Needed mark', view: 'headline', sentence: 'You need {{value}}.' }).optional(),
    facts: z
      .object({
        band: z.string().optional().meta({ label: 'Grade' }),
        average: decimal({ label: 'Average so far' }).optional(),
        weight: decimal({ label: 'Weights in all' }).optional(),
        best: decimal({ label: 'Best that can still be reached' }).optional(),
        worst: decimal({ label: 'Worst that can still happen' }).optional(),
      })
      .meta({ label: 'Facts' }),
    bands: z
      .array(
        z.object({
          grade: z.string().meta({ label: 'Grade' }),
          enough: decimal({ label: 'Enough for it' }),
          needed: decimal({ label: 'Needed mark' }),
        }),
      )
      .optional()
      .meta({ label: 'What each grade needs', view: 'table', fileName: 'grades-needed.csv' }),
    shares: z
      .array(
        z.object({
          name: z.string().meta({ label: 'Task or subject' }),
          grade: decimal({ label: 'Mark' }),
          share: percent({ label: 'Weight', decimals: 2 }),
          part: decimal({ label: 'Part of the average' }),
        }),
      )
      .optional()
      .meta({ label: 'How much each mark counts', view: 'table', fileName: 'grades.csv' }),
    notices: notices({
      'beyond-scale': 'That is better than the best mark of this scale, so the goal cannot be reached any more.',
      'reached-anyway': 'The goal is reached even with the worst mark of this scale.',
    }),
  }),
  failures: {
    'weights-are-zero': 'All weights are zero, so no mark counts.',
    'nothing-left': 'The rest must have a weight above zero.',
  },
  notes: [
    'Average = sum of mark × weight ÷ sum of weights. Needed = (goal × all weights − marks × weights so far) ÷ weight of the rest; for a final exam of weight w: (goal − mark so far × (1 − w)) ÷ w.',
    'Sums are exact; results are rounded to the decimal places you choose, halves away from zero, but a needed mark is rounded towards the better mark, so that it is enough. The grade goes by the average before rounding.',
    'The scales are usual ones, recalled in November 2026 and not official: universities, schools and teachers differ, so check yours. In Germany a smaller mark is better; for Poland the marks of universities stand beside those of schools.',
  ],
  examples: [
    {
      title: 'Homework, project and exam',
      input: {
        grades: [
          { name: 'Homework', grade: '92', weight: '20' },
          { name: 'Project', grade: '85', weight: '30' },
          { name: 'Exam', grade: '88', weight: '50' },
        ],
        scale: 'US',
      },
      output: { average: '87.9', facts: { band: 'B+', weight: '100' } },
    },
    {
      title: 'What the final exam must be',
      input: { unknown: 'final', current: '85', finalWeight: '40', goal: '90', scale: 'US' },
      output: { needed: '97.5', facts: { average: '85', best: '91', worst: '51' } },
    },
    {
      title: 'Marks in Poland, two credits left',
      input: {
        unknown: 'needed',
        grades: [
          { name: '', grade: '4', weight: '3' },
          { name: '', grade: '3.5', weight: '5' },
        ],
        remaining: '2',
        goal: '4',
        scale: 'PL',
      },
      output: {
        needed: '5.25',
        facts: { average: '3.69', weight: '8', best: '3.95', worst: '3.35' },
        notices: [{ code: 'beyond-scale', level: 'warning' }],
      },
    },
  ],
  transform: (input, { fail }) => {
    const write = (value: Decimal) => writeDecimal(value, input.decimals)
    const scale: GradeScale | undefined = input.scale === 'none' ? undefined : GRADE_SCALES[input.scale]
    if (input.unknown === 'average') {
      const { sum, weight } = addUp(input.grades)
      if (weight.isZero()) fail('weights-are-zero', {}, { field: 'grades' })
      const average = sum.div(weight)
      const band = scale && bandOf(average, scale)
      return {
        average: write(average),
        facts: { ...(band !== undefined && { band }), weight: write(weight) },
        shares: input.grades.map(({ name, grade, weight: own }) => ({
          name,
          grade,
          share: writeDecimal(decimalOf(own).div(weight).times(100), 4),
          part: write(decimalOf(grade).times(own).div(weight)),
        })),
        notices: [],
      }
    }
    const goal = decimalOf(input.goal ?? requireField('goal'))
    const field = input.unknown === 'final' ? 'finalWeight' : 'remaining'
    const done = input.unknown === 'final' ? beforeFinal(input.current, input.finalWeight) : addUp(input.grades)
    const rest = decimalOf(input[field] ?? requireField(field))
    if (rest.isZero()) fail('nothing-left', {}, { field })

    const all = done.weight.plus(rest)
    const neededFor = (aim: Decimal) => aim.times(all).minus(done.sum).div(rest)
    const ends = (last: string) => write(decimalOf(last).times(rest).plus(done.sum).div(all))
    const isDown = scale !== undefined && decimalOf(scale.best).lt(scale.worst)
    // A mark that is rounded the other way would just miss the goal.
    const writeNeeded = (value: Decimal) => writeDecimal(value.toDecimalPlaces(input.decimals, isDown ? 3 : 2), input.decimals)
    const needed = neededFor(goal)
    return {
      needed: writeNeeded(needed),
      facts: {
        ...(done.weight.gt(0) && { average: write(done.sum.div(done.weight)) }),
        ...(input.unknown === 'needed' && { weight: write(done.weight) }),
        ...(scale && { best: ends(scale.best), worst: ends(scale.worst) }),
      },
      ...(scale && {
        bands: scale.bands.map(([grade, enough]) => ({ grade, enough, needed: writeNeeded(neededFor(decimalOf(enough))) })),
      }),
      notices: giveNotices(
        scale && isBetter(needed, decimalOf(scale.best), isDown) && { code: 'beyond-scale', level: 'warning' },
        scale && !isBetter(needed, decimalOf(scale.worst), isDown) && { code: 'reached-anyway' },
      ),
    }
  },
})

function isBetter(a: Decimal, b: Decimal, isDown: boolean): boolean {
  return isDown ? a.lt(b) : a.gt(b)
}

type Done = { readonly sum: Decimal; readonly weight: Decimal }

/** @throws ToolError required when there are no marks */
function addUp(grades: readonly { readonly grade: string; readonly weight: string }[]): Done {
  if (grades.length === 0) throw new ToolError('required', {}, { field: 'grades' })
  const zero = decimalOf(0)
  return {
    sum: grades.reduce((sum, { grade, weight }) => sum.plus(decimalOf(grade).times(weight)), zero),
    weight: grades.reduce((sum, { weight }) => sum.plus(weight), zero),
  }
}

/** @throws ToolError required */
function beforeFinal(current: string | undefined, finalWeight: string | undefined): Done {
  const weight = decimalOf(100).minus(finalWeight ?? requireField('finalWeight'))
  return { sum: decimalOf(current ?? requireField('current')).times(weight), weight }
}

/** The best band that the average is enough for; undefined outside the scale. */
function bandOf(average: Decimal, { best, worst, bands }: GradeScale): string | undefined {
  const isDown = decimalOf(best).lt(worst)
  if (isBetter(decimalOf(worst), average, isDown)) return undefined
  return bands.find(([, enough]) => !isBetter(decimalOf(enough), average, isDown))?.[0]
}
