import { definePage } from '../../engine/site/entries.ts'

export const dashboard = definePage({
  id: 'dashboard',
  path: '/user/dashboard',
  component: 'dashboard',
  words: ['shared'],
  layout: 'default',
  guard: 'avoid-loggedout',
  title: 'Your account',
  summary: 'Your profile, favorites, saved inputs and everything else stored with your account.',
  indexed: false,
})

export const deleteAccount = definePage({
  id: 'delete-account',
  path: '/user/delete',
  component: 'delete',
  layout: 'default',
  title: 'Delete your account',
  summary: 'Delete your account and everything stored with it.',
  indexed: false,
})
