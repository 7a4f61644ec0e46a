import type { Language } from '../../engine/core/define.ts'

export function homePath(language: Language): string {
  return language === 'en' ? '/' : `/${language}/`
}
