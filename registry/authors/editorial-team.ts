import { defineAuthor } from '../../engine/site/content.ts'

export const editorialTeam = defineAuthor({
  id: 'editorial-team',
  name: 'Toolglot editorial team',
  type: 'team',
  icon: 'users',
  summary: 'The people who build Toolglot. Every claim about a tool is tried on that tool before an article is published.',
})
