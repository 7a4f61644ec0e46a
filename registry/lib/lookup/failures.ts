import { defineFailures } from '../../../engine/core/define.ts'

/** What goes wrong with registries, alike for all look-ups. */
export const registryFailures = defineFailures({
  'registry-limits': '{{host}} is not answering us for now because it was asked too often. Try again later.',
  'registry-unreadable': '{{host}} answered in a form that cannot be read. It may have changed its service.',
  'no-service': 'The registry of {{name}} has no public look-up service.',
})
