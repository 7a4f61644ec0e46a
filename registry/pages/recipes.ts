import { definePage } from '../../engine/site/entries.ts'

/** All ready recipes, and those that the visitor keeps. */
export const recipes = definePage({
  id: 'recipes',
  path: '/recipes',
  component: 'recipe',
  layout: 'default',
  slugs: { es: 'recetas', fr: 'recettes', id: 'resep', it: 'ricette', pl: 'przepisy', pt: 'receitas', ru: 'recepty' },
  title: 'Recipes',
  summary: 'Chain tools into a recipe: the result of each step goes into the next. Pick a ready-made one or build your own.',
  foot: 2.5,
})

/** An empty recipe to fill, or one that a link brings. */
export const recipe = definePage({
  id: 'recipe',
  path: '/recipes/new',
  component: 'recipe',
  layout: 'empty',
  slugs: {
    es: 'recetas/nueva',
    fr: 'recettes/nouvelle',
    id: 'resep/baru',
    it: 'ricette/nuova',
    pl: 'przepisy/nowy',
    pt: 'receitas/nova',
    ru: 'recepty/novyj',
  },
  title: 'New recipe',
  summary: 'Build your own recipe: add tools, order them, and see the result of every step while you type.',
})
