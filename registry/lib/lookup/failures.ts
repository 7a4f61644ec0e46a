import { defineFailures } from '../../../engine/core/define.ts'

/** What goes wrong with registries, alike for all look-ups. */
export const registryFailures = defineFailures({
  'registry-limits': '{{host}} is limiting our requests at the moment. Try again later.',
  'registry-unreadable': '{{host}} sent an answer that can’t be read; its service may have changed. Try again later.',
  'no-service': 'The registry for {{name}} has no public lookup service.',
})
