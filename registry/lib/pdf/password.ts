import { defineFailures } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'

const ownFailures = defineFailures({
  'password-missing': '“{{name}}” is protected. Enter its password.',
  'password-wrong': 'This isn’t the password for “{{name}}”. Enter it again.',
})
export const passwordFailures = ownFailures.words
export const refusePassword = ownFailures.fail

export const passwordField = text('Password', {
  max: 1000,
  default: '',
  control: 'secret',
  sensitive: true,
  help: 'Only if the PDF needs one to be opened.',
})
