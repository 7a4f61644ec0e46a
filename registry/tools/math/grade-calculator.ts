import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, decimal, rows, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { GRADE_SCALES, type GradeScale, type ScaleId } from '../../data/world/grade-scales.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { percentField } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const MOST_GRADES = 200
const asked = (...unknowns: string[]) => ({ when: { unknown: unknowns } })
/** Marks of the scale that comes first where a language is spoken. */
const GOOD = { en: '85', es: '7', fr: '13', id: '75', it: '25', pl: '3.5', pt: '7', ru: '4' } as const
const BETTER = { en: '88', es: '7.5', fr: '14', id: '80', it: '27', pl: '4', pt: '7.5', ru: '4.3' } as const
const EXAM = { en: '92', es: '9', fr: '16', id: '85', it: '29', pl: '4.5', pt: '8.5', ru: '5' } as const
const gradesIn = (language: keyof typeof GOOD, first: string, second: string) => [
  { name: first, grade: GOOD[language], weight: '40' },
  { name: second, grade: EXAM[language], weight: '60' },
]
const FIRST_GRADES = {
  en: gradesIn('en', 'Homework', 'Exam'),
  es: gradesIn('es', 'Trabajos', 'Examen'),
  fr: gradesIn('fr', 'Devoirs', 'Examen'),
  id: gradesIn('id', 'Tugas', 'Ujian'),
  it: gradesIn('it', 'Compiti', 'Esame'),
  pl: gradesIn('pl', 'Prace domowe', 'Egzamin'),
  pt: gradesIn('pt', 'Trabalhos', 'Prova'),
  ru: gradesIn('ru', 'Домашние работы', 'Экзамен'),
}

type Three = readonly [homework: string, project: string, exam: string]
const courseGrades = (names: Three, grades: Three) => [
  { name: names[0], grade: grades[0], weight: '20' },
  { name: names[1], grade: grades[1], weight: '30' },
  { name: names[2], grade: grades[2], weight: '50' },
]
const course = (scale: ScaleId, names: Three, grades: Three, average: string, band: string) => ({
  input: { grades: courseGrades(names, grades), scale },
  output: { average, facts: { band, weight: '100' } },
})
/** The first example with the names and marks of each language’s own scale. */
const COURSES = {
  es: course('ES', ['Tareas', 'Proyecto', 'Examen'], ['9', '7.5', '8'], '8.05', 'notable'),
  fr: course('FR', ['Devoirs', 'Projet', 'Examen'], ['16', '14', '13'], '13.9', 'assez bien'),
  id: course('ID', ['Tugas', 'Proyek', 'Ujian'], ['85', '80', '75'], '78.5', 'B+'),
  it: course('IT', ['Compiti', 'Progetto', 'Esame'], ['29', '27', '25'], '26.4', 'superato'),
  pl: course('PL', ['Prace domowe', 'Projekt', 'Egzamin'], ['4.5', '4', '3.5'], '3.85', 'dostateczny plus'),
  pt: course('BR', ['Tarefas', 'Projeto', 'Prova'], ['8.5', '7.5', '7'], '7.45', 'B'),
  ru: course('RU', ['Домашние работы', 'Проект', 'Экзамен'], ['5', '4', '4'], '4.2', 'хорошо'),
}
const finals = (scale: ScaleId, current: string, goal: string) => ({ input: { scale, current, goal } })
const FINALS = {
  es: finals('ES', GOOD.es, BETTER.es),
  fr: finals('FR', GOOD.fr, BETTER.fr),
  id: finals('ID', GOOD.id, BETTER.id),
  it: finals('IT', GOOD.it, BETTER.it),
  pl: finals('PL', GOOD.pl, BETTER.pl),
  pt: finals('BR', GOOD.pt, BETTER.pt),
  ru: finals('RU', GOOD.ru, BETTER.ru),
}

const creditGrades = (three: string, five: string) => [
  { name: '', grade: three, weight: '3' },
  { name: '', grade: five, weight: '5' },
]
type Left = Readonly<Record<'average' | 'best' | 'worst', string>>
const credits = (scale: ScaleId, grades: readonly [three: string, five: string], goal: string, needed: string, left: Left) => ({
  input: { grades: creditGrades(...grades), goal, scale },
  output: { needed, facts: left },
})
const CREDITS = {
  es: credits('ES', ['7', '7.5'], '8', '10.75', { average: '7.31', best: '7.85', worst: '5.85' }),
  fr: credits('FR', ['12', '13'], '14.5', '22', { average: '12.63', best: '14.1', worst: '10.1' }),
  it: credits('IT', ['24', '25'], '26', '31.5', { average: '24.63', best: '25.7', worst: '19.7' }),
  pl: credits('PL', ['4', '3.5'], '4', '5.25', { average: '3.69', best: '3.95', worst: '3.35' }),
  pt: credits('BR', ['7', '7.5'], '8', '10.75', { average: '7.31', best: '7.85', worst: '5.85' }),
  ru: credits('RU', ['3', '4'], '4', '5.5', { average: '3.63', best: '3.9', worst: '3.1' }),
}

const mark = (label: string, meta: object = {}) => decimal(label, { min: '-1000', max: '10000', ...meta })

export const gradeCalculator = defineTool({
  id: 'grade-calculator',
  category: 'math',
  icon: 'graduation-cap',
  title: 'Grade calculator',
  summary: 'Calculate your weighted average, and the grade you need on the final exam, or on the remaining work, to reach your goal.',
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
    unknown: choice('Calculate', { average: 'The average', needed: 'What I need on the rest', final: 'What I need on the final exam' }),
    grades: rows(
      'Grades',
      {
        name: text('Assignment or subject', { max: 100, default: '' }),
        grade: mark('Grade'),
        weight: decimal('Weight', { default: '1', min: '0', max: '1000000' }),
      },
      {
        start: FIRST_GRADES,
        max: MOST_GRADES,
        default: [],
        help: 'The weight can be a percentage, credits or hours.',
        ...asked('average', 'needed'),
      },
    ),
    remaining: decimal('Weight of the rest', { start: '20', optional: true, min: '0', max: '1000000', ...asked('needed') }),
    current: mark('Grade so far', { start: GOOD, ...asked('final') }).optional(),
    finalWeight: percentField('Weight of the final exam', { start: '40', max: '100', optional: true, ...asked('final') }),
    goal: mark('Goal', { start: BETTER, ...asked('needed', 'final') }).optional(),
    scale: choice('Grading scale', ['none', ...(Object.keys(GRADE_SCALES) as ScaleId[])], {
      words: { none: 'No scale', gpa: 'Grade points from 0 to 4 (GPA)', 'PL-school': 'Poland, schools' },
      default: 'US',
      named: 'region',
      defaultFrom: 'region',
    }),
    decimals: whole('Decimal places', { min: 0, max: 10, default: 2, advanced: true }),
  }),
  output: z.object({
    average: part(value.decimal, 'Weighted average', { view: 'headline' }).optional(),
    needed: part(value.decimal, 'Grade needed', { view: 'headline', sentence: 'You need {{value}}.' }).optional(),
    facts: facts('Details', {
      band: column(z.string(), 'Grade on the scale').optional(),
      average: column(value.decimal, 'Average so far').optional(),
      weight: column(value.decimal, 'Total weight').optional(),
      best: column(value.decimal, 'Best you can still get').optional(),
      worst: column(value.decimal, 'Worst you can still get').optional(),
    }),
    bands: table(
      'What each grade takes',
      {
        grade: column(z.string(), 'Grade'),
        enough: column(value.decimal, 'Minimum average'),
        needed: column(value.decimal, 'Grade needed'),
      },
      { fileName: 'grades-needed.csv' },
    ).optional(),
    shares: table(
      'How much each grade counts',
      {
        name: column(z.string(), 'Assignment or subject'),
        grade: column(value.decimal, 'Grade'),
        share: column(value.percent, 'Weight', { decimals: 2 }),
        part: column(value.decimal, 'Share of the average'),
      },
      { fileName: 'grades.csv' },
    ).optional(),
  }),
  failures: {
    'weights-are-zero': 'All weights are zero, so no grade counts. Enter at least one above zero.',
    'nothing-left': 'Enter a weight above zero for the rest.',
  },
  notices: {
    'beyond-scale': { warning: 'That is better than the best grade on this scale, so the goal can’t be reached anymore.' },
    'reached-anyway': 'You reach the goal even with the worst grade on this scale.',
  },
  notes: [
    'Average = sum of grade × weight ÷ sum of weights. Needed = (goal × all weights − grades × weights so far) ÷ weight of the rest; for a final exam of weight w: (goal − grade so far × (1 − w)) ÷ w.',
    'Sums are exact; results are rounded half away from zero to the decimal places you choose, but a grade you need is rounded toward the better grade so that it is enough. The grade on the scale goes by the average before rounding.',
    'The scales are common ones, collected in November 2026 and not confirmed by an official source: universities, schools and teachers differ, so check yours. In Germany, a lower grade is better; Poland has one scale for universities and one for schools.',
  ],
  examples: [
    {
      title: 'Homework, project and exam',
      input: { grades: courseGrades(['Homework', 'Project', 'Exam'], ['92', '85', '88']), scale: 'US' },
      in: COURSES,
      output: { average: '87.9', facts: { band: 'B+', weight: '100' } },
    },
    {
      title: 'What I need on the final exam',
      input: { unknown: 'final', current: '85', finalWeight: '40', goal: '90', scale: 'US' },
      in: FINALS,
      output: { needed: '97.5', facts: { average: '85', best: '91', worst: '51' } },
    },
    {
      title: 'Two credits left, and the goal is out of reach',
      input: { unknown: 'needed', grades: creditGrades('3', '3.5'), remaining: '2', goal: '3.5', scale: 'gpa' },
      in: CREDITS,
      output: {
        needed: '4.25',
        facts: { average: '3.31', weight: '8', best: '3.45', worst: '2.65' },
        notices: [{ code: 'beyond-scale', level: 'warning' }],
      },
    },
  ],
  transform: (input, { fail, note }) => {
    const write = (value: Decimal) => writeDecimal(value, input.decimals)
    const scale: GradeScale | undefined = input.scale === 'none' ? undefined : GRADE_SCALES[input.scale]
    if (input.unknown === 'average') {
      const { sum, weight } = addUp(input.grades)
      if (weight.isZero()) fail('weights-are-zero', { field: 'grades' })
      const average = sum.div(weight)
      const band = scale && bandOf(average, scale)
      return {
        average: write(average),
        facts: { band, weight: write(weight) },
        shares: input.grades.map(({ name, grade, weight: own }) => ({
          name,
          grade,
          share: writeDecimal(decimalOf(own).div(weight).times(100), 4),
          part: write(decimalOf(grade).times(own).div(weight)),
        })),
      }
    }
    const goal = decimalOf(input.goal ?? fail('required', { field: 'goal' }))
    const field = input.unknown === 'final' ? 'finalWeight' : 'remaining'
    const done = input.unknown === 'final' ? beforeFinal(input.current, input.finalWeight) : addUp(input.grades)
    const rest = decimalOf(input[field] ?? fail('required', { field }))
    if (rest.isZero()) fail('nothing-left', { field })

    const all = done.weight.plus(rest)
    const neededFor = (aim: Decimal) => aim.times(all).minus(done.sum).div(rest)
    const ends = (last: string) => write(decimalOf(last).times(rest).plus(done.sum).div(all))
    const isDown = scale !== undefined && decimalOf(scale.best).lt(scale.worst)
    // A mark that is rounded the other way would just miss the goal.
    const writeNeeded = (value: Decimal) => writeDecimal(value.toDecimalPlaces(input.decimals, isDown ? 3 : 2), input.decimals)
    const needed = neededFor(goal)
    if (scale && isBetter(needed, decimalOf(scale.best), isDown)) note('beyond-scale')
    if (scale && !isBetter(needed, decimalOf(scale.worst), isDown)) note('reached-anyway')
    return {
      needed: writeNeeded(needed),
      facts: {
        average: done.weight.gt(0) ? write(done.sum.div(done.weight)) : undefined,
        weight: input.unknown === 'needed' ? write(done.weight) : undefined,
        best: scale ? ends(scale.best) : undefined,
        worst: scale ? ends(scale.worst) : undefined,
      },
      bands: scale
        ? scale.bands.map(([grade, enough]) => ({ grade, enough, needed: writeNeeded(neededFor(decimalOf(enough))) }))
        : undefined,
    }
  },
})

function isBetter(a: Decimal, b: Decimal, isDown: boolean): boolean {
  return isDown ? a.lt(b) : a.gt(b)
}

type Done = { readonly sum: Decimal; readonly weight: Decimal }

/** @throws ToolError required when there are no grades */
function addUp(grades: readonly { readonly grade: string; readonly weight: string }[]): Done {
  if (grades.length === 0) fail('required', { field: 'grades' })
  const zero = decimalOf(0)
  return {
    sum: grades.reduce((sum, { grade, weight }) => sum.plus(decimalOf(grade).times(weight)), zero),
    weight: grades.reduce((sum, { weight }) => sum.plus(weight), zero),
  }
}

/** @throws ToolError required */
function beforeFinal(current: string | undefined, finalWeight: string | undefined): Done {
  const weight = decimalOf(100).minus(finalWeight ?? fail('required', { field: 'finalWeight' }))
  return { sum: decimalOf(current ?? fail('required', { field: 'current' })).times(weight), weight }
}

/** The best band that the average is enough for; undefined outside the scale. */
function bandOf(average: Decimal, { best, worst, bands }: GradeScale): string | undefined {
  const isDown = decimalOf(best).lt(worst)
  if (isBetter(decimalOf(worst), average, isDown)) return undefined
  return bands.find(([, enough]) => !isBetter(decimalOf(enough), average, isDown))?.[0]
}
