import { defineGuard } from '../engine/site/entries.ts'

export const guards = [
  defineGuard({ id: 'avoid-loggedin', refuses: 'signed-in', redirect: '/user/dashboard/' }),
  defineGuard({ id: 'avoid-loggedout', refuses: 'signed-out', redirect: '/' }),
]
