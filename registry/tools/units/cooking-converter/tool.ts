import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { GAS_MARKS, INGREDIENTS, type Ingredient } from '../../../data/units/ingredients.ts'
import { type Fraction, fraction } from '../../../lib/numbers/fraction.ts'
import { numberWriter } from '../../../lib/numbers/write-local.ts'
import { marksOf, readNumber } from '../../../lib/units/read-number.ts'
import { symbolIn, unitNamed } from '../../../lib/units/units.ts'
import { KITCHEN_UNITS, type KitchenUnit, amounts, isWeight, oven, ovenAtMark, scaleRecipe } from './kitchen.ts'

const INGREDIENT_WORDS = Object.fromEntries(Object.entries(INGREDIENTS).map(([id, { name }]) => [id, name])) as Record<Ingredient, string>
const MARKS = GAS_MARKS.map(({ mark }) => mark)
const MOST_LINES = 2000
const only = (...tasks: string[]) => ({ when: { task: tasks } })

/** Where the page begins with the metric cup, so does its example. */
const METRIC_CUP_OF_FLOUR = {
  input: { cup: 'metric' },
  output: {
    table: [
      { unit: 'cup', value: '1' },
      { unit: 'tablespoon', value: '16.67' },
      { unit: 'teaspoon', value: '50' },
      { unit: 'fluidOunce', value: '8.454' },
      { unit: 'milliliter', value: '250' },
      { unit: 'deciliter', value: '2.5' },
      { unit: 'liter', value: '0.25' },
      { unit: 'gram', value: '132.1' },
      { unit: 'kilogram', value: '0.1321' },
      { unit: 'ounce', value: '4.659' },
      { unit: 'pound', value: '0.2912' },
    ],
  },
} as const

export const cookingConverter = defineTool({
  id: 'cooking-converter',
  category: 'units',
  icon: 'cooking-pot',
  title: 'Cooking converter',
  summary: 'Convert cups and spoons to grams by ingredient, oven temperatures to gas marks, and scale recipes to any number of servings.',
  keywords: [
    'cups to grams',
    'grams to cups',
    'flour cup to grams',
    'tablespoon to grams',
    'oven temperature',
    'gas mark',
    'recipe scaler',
    'double a recipe',
    'baking conversion',
  ],
  aliases: ['cups-to-grams', 'grams-to-cups', 'cup-converter', 'recipe-scaler', 'gas-mark-converter', 'baking-converter'],
  slugs: {
    es: 'conversor-de-cocina',
    fr: 'convertisseur-cuisine',
    id: 'konversi-takaran-masak',
    it: 'convertitore-cucina',
    pl: 'przelicznik-kuchenny',
    pt: 'conversor-de-medidas-culinarias',
    ru: 'konverter-kuhonnyh-mer',
  },
  recognizes: [
    { kind: 'measure', field: 'recipe', reading: 'volume', confidence: 0.85, values: { task: 'recipe' } },
    {
      kind: 'temperature',
      field: 'degrees',
      reading: 'number',
      confidence: 0.8,
      pattern: /^[1-5]\d\d\s?(?:[°ºcf℃℉]|degrees)/i,
      values: { task: 'oven', scale: '@scale' },
    },
  ],
  effect: 'pure',
  input: z.object({
    task: choice('Convert', { ingredient: 'An amount of an ingredient', oven: 'An oven temperature', recipe: 'A whole recipe' }),
    ingredient: choice('Ingredient', INGREDIENT_WORDS, { default: 'flour', ...only('ingredient') }),
    amount: text('Amount', {
      max: 60,
      default: '1',
      help: 'A number or a fraction, such as 1.5 or 1 1/2.',
      control: 'line',
      start: { en: '1', fr: '100', it: '100', pl: '100', ru: '100' },
      ...only('ingredient'),
    }),
    from: choice('Unit', KITCHEN_UNITS, {
      default: 'cup',
      start: { en: 'cup', fr: 'gram', it: 'gram', pl: 'gram', ru: 'gram' },
      ...only('ingredient'),
    }),
    cup: choice(
      'Cup',
      {
        us: 'United States, 236.6 mL',
        usLabel: 'US food labels, 240 mL',
        metric: 'Metric (Australia, Canada and others), 250 mL',
        japan: 'Japan, 200 mL',
      },
      {
        default: 'us',
        start: { en: 'us', es: 'metric', fr: 'metric', id: 'metric', it: 'metric', pl: 'metric', pt: 'usLabel', ru: 'metric' },
        ...only('ingredient'),
      },
    ),
    degrees: text('Temperature', {
      max: 20,
      default: '350',
      control: 'line',
      start: { en: '350', es: '180', fr: '180', id: '180', it: '180', pl: '180', pt: '180', ru: '180' },
      ...only('oven'),
    }),
    scale: choice(
      'Scale',
      { celsius: 'Celsius', fan: 'Celsius, convection (fan) oven', fahrenheit: 'Fahrenheit', gas: 'Gas mark' },
      {
        default: 'fahrenheit',
        start: {
          en: 'fahrenheit',
          es: 'celsius',
          fr: 'celsius',
          id: 'celsius',
          it: 'celsius',
          pl: 'celsius',
          pt: 'celsius',
          ru: 'celsius',
        },
        ...only('oven'),
      },
    ),
    recipe: text('Recipe', {
      max: 100_000,
      default: '',
      control: 'multiline',
      lines: 6,
      help: 'One ingredient per line, with its amount first.',
      start: {
        en: '2 cups flour\n1 1/2 tsp baking powder\n3/4 cup sugar\n2 eggs\n240 ml milk',
        es: '250 g de harina\n1 1/2 cucharaditas de polvo para hornear\n3 huevos\n240 ml de leche',
        fr: '250 g de farine\n1/2 sachet de levure\n3 œufs\n240 ml de lait',
        id: '250 g tepung\n1 1/2 sdt baking powder\n3 butir telur\n240 ml susu',
        it: '250 g di farina\n1/2 bustina di lievito\n3 uova\n240 ml di latte',
        pl: '250 g mąki\n1 1/2 łyżeczki proszku do pieczenia\n3 jajka\n240 ml mleka',
        pt: '250 g de farinha\n1 1/2 colher de chá de fermento\n3 ovos\n240 ml de leite',
        ru: '250 г муки\n1 1/2 ч. л. разрыхлителя\n3 яйца\n240 мл молока',
      },
      ...only('recipe'),
    }),
    servings: whole('Servings in the recipe', { min: 1, max: 10_000, default: 4, ...only('recipe') }),
    wanted: whole('Servings you want', { min: 1, max: 10_000, default: 6, ...only('recipe') }),
    digits: whole('Significant digits', { min: 1, max: 10, default: 4, advanced: true, ...only('ingredient') }),
  }),
  output: z.object({
    text: part(z.string(), 'Scaled recipe', { view: 'code', fileName: 'recipe.txt' }).optional(),
    result: part(z.string(), 'Result', { view: 'headline' }).optional(),
    table: table(
      'All units',
      {
        unit: column(z.enum(Object.keys(KITCHEN_UNITS) as [KitchenUnit, ...KitchenUnit[]]), 'Unit', { choices: KITCHEN_UNITS }),
        value: column(z.string(), 'Value', { format: 'number', copyable: true }),
        nearest: column(z.string(), 'Nearest measure'),
      },
      { fileName: 'ingredient.csv' },
    ).optional(),
    oven: facts('Oven', {
      celsius: column(z.int(), 'Conventional oven', { unit: '°C' }),
      fan: column(z.int(), 'Convection (fan) oven', { unit: '°C' }),
      fahrenheit: column(z.int(), 'Fahrenheit', { unit: '°F' }),
      gas: column(z.string(), 'Nearest gas mark').optional(),
    }).optional(),
  }),
  failures: {
    'bad-amount': '“{{given}}” is not an amount. Write a number or a fraction, such as 1.5 or 1 1/2.',
    'bad-mark': '“{{given}}” is not a gas mark. Use {{marks}}.',
    'not-an-oven': 'Enter a temperature from 50 to 350 °C, or 122 to 662 °F.',
    'no-amounts': 'No line starts with an amount. Write each ingredient on its own line, such as 2 cups flour.',
    'too-many-lines': {
      one: 'There is {{count, number}} line; the limit is {{maximum, number}}.',
      other: 'There are {{count, number}} lines; the limit is {{maximum, number}}.',
    },
  },
  notes: [
    'Grams per cup are the household measures of USDA FoodData Central (SR Legacy, 2018), for a US cup of 236.6 mL; other cups and spoons are calculated in proportion. How firmly a cup is filled can change flour or brown sugar by a fifth, so a scale is more reliable.',
    'A US tablespoon is a sixteenth and a teaspoon a forty-eighth of a US cup; with the other cups they are 15 and 5 mL. In Australia, a tablespoon is 20 mL.',
    'Gas marks are the rounded temperatures that British cookbooks print, with the nearest one shown. Convection (fan) ovens are set 20 °C lower, as is usual in Europe; US makers mostly advise 25 °F, about 14 °C. Check your oven’s manual.',
    'In a recipe, the amounts at the start of each line are multiplied, ranges such as 2-3 included. Baking times and pan sizes don’t scale in proportion.',
  ],
  examples: [
    {
      title: 'A cup of flour',
      input: { ingredient: 'flour', amount: '1', from: 'cup' },
      in: {
        es: METRIC_CUP_OF_FLOUR,
        fr: METRIC_CUP_OF_FLOUR,
        id: METRIC_CUP_OF_FLOUR,
        it: METRIC_CUP_OF_FLOUR,
        pl: METRIC_CUP_OF_FLOUR,
        pt: { input: { cup: 'usLabel' } },
        ru: METRIC_CUP_OF_FLOUR,
      },
      output: {
        table: [
          { unit: 'cup', value: '1' },
          { unit: 'tablespoon', value: '16' },
          { unit: 'teaspoon', value: '48' },
          { unit: 'fluidOunce', value: '8' },
          { unit: 'milliliter', value: '236.6' },
          { unit: 'deciliter', value: '2.366' },
          { unit: 'liter', value: '0.2366' },
          { unit: 'gram', value: '125' },
          { unit: 'kilogram', value: '0.125' },
          { unit: 'ounce', value: '4.409' },
          { unit: 'pound', value: '0.2756' },
        ],
      },
    },
    {
      title: 'An oven at 350 °F',
      input: { task: 'oven', degrees: '350', scale: 'fahrenheit' },
      output: { oven: { celsius: 177, fan: 157, fahrenheit: 350, gas: '4' } },
    },
    {
      title: 'From four servings to six',
      input: { task: 'recipe', recipe: '2 cups flour\n1 1/2 tsp salt\n2-3 eggs\n240 ml milk\nA pinch of pepper' },
      in: {
        es: {
          input: { recipe: '250 g de harina\n1 1/2 cucharaditas de sal\n2-3 huevos\n240 ml de leche\nUna pizca de pimienta' },
          output: { text: '375 g de harina\n2 1/4 cucharaditas de sal\n3-4 1/2 huevos\n360 ml de leche\nUna pizca de pimienta' },
        },
        fr: {
          input: { recipe: '250 g de farine\n1/2 sachet de levure\n240 ml de lait\nUne pincée de sel' },
          output: { text: '375 g de farine\n3/4 sachet de levure\n360 ml de lait\nUne pincée de sel' },
        },
        id: {
          input: { recipe: '250 g tepung\n1 1/2 sdt garam\n240 ml susu\nSejumput merica' },
          output: { text: '375 g tepung\n2 1/4 sdt garam\n360 ml susu\nSejumput merica' },
        },
        it: {
          input: { recipe: '250 g di farina\n1/2 bustina di lievito\n240 ml di latte\nUn pizzico di sale' },
          output: { text: '375 g di farina\n3/4 bustina di lievito\n360 ml di latte\nUn pizzico di sale' },
        },
        pl: {
          input: { recipe: '250 g mąki\n1 1/2 łyżeczki soli\n240 ml mleka\nSzczypta pieprzu' },
          output: { text: '375 g mąki\n2 1/4 łyżeczki soli\n360 ml mleka\nSzczypta pieprzu' },
        },
        pt: {
          input: { recipe: '250 g de farinha\n1 1/2 colher de chá de sal\n240 ml de leite\nUma pitada de pimenta' },
          output: { text: '375 g de farinha\n2 1/4 colher de chá de sal\n360 ml de leite\nUma pitada de pimenta' },
        },
        ru: {
          input: { recipe: '250 г муки\n1 1/2 ч. л. соли\n240 мл молока\nЩепотка перца' },
          output: { text: '375 г муки\n2 1/4 ч. л. соли\n360 мл молока\nЩепотка перца' },
        },
      },
      output: { text: '3 cups flour\n2 1/4 tsp salt\n3-4 1/2 eggs\n360 ml milk\nA pinch of pepper' },
    },
  ],
  transform: ({ task, ingredient, amount, from, cup, degrees, scale, recipe, servings, wanted, digits }, { locale, fail }) => {
    /** All of a field as one number. */
    const numberOf = (text: string, field: string): Fraction => {
      const trimmed = text.trim()
      const number = readNumber(trimmed, 0, marksOf(locale))
      if (number && !number.clock && number.end === trimmed.length) return number.value
      return fail('bad-amount', { given: trimmed.slice(0, 40).toWellFormed(), field })
    }
    if (task === 'ingredient') {
      const table = amounts(numberOf(amount, 'amount'), from, ingredient, cup, digits)
      // What is measured is wanted by weight, and the other way round.
      const [wantedUnit, kind, name] = isWeight(from)
        ? (['milliliter', 'volume', 'milliliter'] as const)
        : (['gram', 'mass', 'gram'] as const)
      const value = table.find(({ unit }) => unit === wantedUnit)?.value ?? ''
      return { result: `${numberWriter(locale)(value)} ${symbolIn(locale, unitNamed(kind, name))}`, table }
    }
    if (task === 'oven') {
      if (scale === 'gas') {
        const found = ovenAtMark(degrees.trim().replace('½', '1/2').replace('¼', '1/4'))
        return {
          oven: found ?? fail('bad-mark', { given: degrees.trim().slice(0, 20).toWellFormed(), marks: MARKS.join(', '), field: 'degrees' }),
        }
      }
      const row = oven(numberOf(degrees.replace(/\s*°?\s*[CF]?\s*$/i, ''), 'degrees'), scale)
      if (row.celsius < 50 || row.celsius > 350) fail('not-an-oven', { field: 'degrees' })
      return { oven: row }
    }
    const count = recipe.split('\n').length
    if (recipe.trim() === '') fail('required', { field: 'recipe' })
    if (count > MOST_LINES) fail('too-many-lines', { count, maximum: MOST_LINES, field: 'recipe' })
    const { text, changed } = scaleRecipe(recipe, fraction(BigInt(wanted), BigInt(servings)), locale)
    if (changed === 0) fail('no-amounts', { field: 'recipe' })
    return { text }
  },
})
