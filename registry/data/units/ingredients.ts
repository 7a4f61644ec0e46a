/**
 * Grams in a US cup (236.5882365 mL) of kitchen ingredients, by the household measures of USDA FoodData Central, SR Legacy (release of
 * April 2018, public domain), written down in November 2026 without the database at hand. `ndb` is the food’s number there. Foods of which the measure was in doubt
 * are left out.
 */
export const INGREDIENTS = {
  flour: { name: 'Flour, all-purpose', grams: '125', ndb: '20081' },
  wholeWheatFlour: { name: 'Flour, whole wheat', grams: '120', ndb: '20080' },
  cornstarch: { name: 'Cornstarch', grams: '128', ndb: '20027' },
  oats: { name: 'Rolled oats', grams: '81', ndb: '08120' },
  rice: { name: 'White rice, long-grain, uncooked', grams: '185', ndb: '20044' },
  sugar: { name: 'Sugar, granulated', grams: '200', ndb: '19335' },
  brownSugar: { name: 'Brown sugar, packed', grams: '220', ndb: '19334' },
  powderedSugar: { name: 'Powdered sugar, unsifted', grams: '120', ndb: '19336' },
  honey: { name: 'Honey', grams: '339', ndb: '19296' },
  molasses: { name: 'Molasses', grams: '337', ndb: '19304' },
  cocoa: { name: 'Cocoa powder, unsweetened', grams: '86', ndb: '19165' },
  chocolateChips: { name: 'Chocolate chips, semisweet', grams: '168', ndb: '19080' },
  butter: { name: 'Butter', grams: '227', ndb: '01001' },
  oliveOil: { name: 'Olive oil', grams: '216', ndb: '04053' },
  canolaOil: { name: 'Canola oil', grams: '218', ndb: '04582' },
  peanutButter: { name: 'Peanut butter, smooth', grams: '258', ndb: '16098' },
  water: { name: 'Water', grams: '237', ndb: '14411' },
  milk: { name: 'Milk, whole', grams: '244', ndb: '01077' },
  cream: { name: 'Heavy cream', grams: '238', ndb: '01053' },
  sourCream: { name: 'Sour cream', grams: '230', ndb: '01056' },
  yogurt: { name: 'Yogurt, plain, whole milk', grams: '245', ndb: '01116' },
  cheddar: { name: 'Cheddar, shredded', grams: '113', ndb: '01009' },
  parmesan: { name: 'Parmesan, grated', grams: '100', ndb: '01032' },
  breadcrumbs: { name: 'Breadcrumbs, dry', grams: '108', ndb: '18079' },
  almonds: { name: 'Almonds, whole', grams: '143', ndb: '12061' },
  walnuts: { name: 'Walnuts, chopped', grams: '117', ndb: '12155' },
  raisins: { name: 'Raisins, not packed', grams: '145', ndb: '09298' },
  salt: { name: 'Table salt', grams: '292', ndb: '02047' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly grams: string; readonly ndb: string }>>
export type Ingredient = keyof typeof INGREDIENTS

/** Gas marks of British ovens, with the rounded temperatures that cookbooks print. */
export const GAS_MARKS = [
  { mark: '1/4', celsius: 110, fahrenheit: 225 },
  { mark: '1/2', celsius: 120, fahrenheit: 250 },
  { mark: '1', celsius: 140, fahrenheit: 275 },
  { mark: '2', celsius: 150, fahrenheit: 300 },
  { mark: '3', celsius: 160, fahrenheit: 325 },
  { mark: '4', celsius: 180, fahrenheit: 350 },
  { mark: '5', celsius: 190, fahrenheit: 375 },
  { mark: '6', celsius: 200, fahrenheit: 400 },
  { mark: '7', celsius: 220, fahrenheit: 425 },
  { mark: '8', celsius: 230, fahrenheit: 450 },
  { mark: '9', celsius: 240, fahrenheit: 475 },
] as const
