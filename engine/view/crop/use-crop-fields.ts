import { type Control as FormControl, useController } from 'react-hook-form'
import type { Stand } from '../../core/image-frame.ts'
import { ratioOf } from '../../core/image-region.ts'
import type { CropMeta } from '../../core/meta.ts'
import type { FormValue, FormValues } from '../form-values.ts'
import { parseLocalNumber, writeLocalNumber } from '../local-number.ts'
import { useShell } from '../shell-context.tsx'

export type CropRole = keyof CropMeta

/** What a frame to crop by knows beyond its rectangle, held in other fields of the form; a tool names those that it has. */
export type CropFields = {
  readonly file: File | undefined
  readonly has: (role: CropRole) => boolean
  readonly stand: Stand
  readonly ratioText: string
  /** Width through height that the frame keeps. */
  readonly ratio: number | undefined
  readonly preset: string
  readonly isRound: boolean
  readonly setStand: (stand: Stand) => void
  readonly set: (role: CropRole, value: string) => void
}

export function useCropFields(spec: CropMeta, control: FormControl<FormValues>): CropFields {
  const { numberMarks } = useShell()
  const held = new Map<string, { readonly value: FormValue; readonly onChange: (value: FormValue) => void }>()
  // The entry names the same fields in the same order each time.
  for (const [role, name] of Object.entries(spec)) {
    // oxlint-disable-next-line react/rules-of-hooks
    const { field } = useController({ name, control })
    held.set(role, { value: field.value as FormValue, onChange: field.onChange })
  }
  const text = (role: CropRole) => {
    const value = held.get(role)?.value
    return typeof value === 'string' ? value : ''
  }
  const set = (role: CropRole, value: string) => held.get(role)?.onChange(value)
  const file = [held.get('file')?.value].flat()[0]
  const flip = text('flip')
  const preset = text('preset') || 'none'
  const ratioText = text('ratio') || 'free'
  return {
    file: file instanceof File ? file : undefined,
    has: (role) => held.has(role),
    stand: {
      rotate: (Number(text('rotate')) % 360) as Stand['rotate'],
      flipX: flip === 'horizontal' || flip === 'both',
      flipY: flip === 'vertical' || flip === 'both',
      straighten: Math.min(45, Math.max(-45, Number(parseLocalNumber(text('straighten'), numberMarks) ?? 0))),
    },
    ratioText,
    ratio: ratioOf(preset === 'none' ? ratioText : preset.replace('x', ':')),
    preset,
    isRound: text('shape') === 'ellipse',
    setStand: ({ rotate, flipX, flipY, straighten }) => {
      set('rotate', String(rotate))
      set('flip', flipX && flipY ? 'both' : flipX ? 'horizontal' : flipY ? 'vertical' : 'none')
      set('straighten', writeLocalNumber(straighten, numberMarks))
    },
    set,
  }
}
