import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { Size } from '../../core/image-frame.ts'
import { useTakeOver } from '../hooks/use-take-over.ts'
import { parseLocalNumber, writeLocalNumber } from '../local-number.ts'
import { usePartWords } from '../part-words.tsx'
import { useParts } from '../parts-context.tsx'
import { useShell } from '../shell-context.tsx'
import { ToolButton } from '../tool-button.tsx'
import { showImage } from '../images/shown-image.ts'
import { NumberControl } from '../controls/number-control.tsx'
import type { ControlProps } from '../controls/types.ts'
import './size-control.css'

/** Shares of the image's own size that one press asks for. */
const SHARES = [0.25, 0.5, 0.75, 1] as const

/**
 * Width and height of an image that is to be made. The sides keep the shape of the chosen image until the lock between them is opened;
 * shares of its size and well-known sizes fill in both. The entry’s `size` names the fields that this control works with.
 */
export function SizeControl(props: ControlProps<string>) {
  const { id, field, form, value, onChange, describedBy } = props
  const { size: spec } = field
  if (!spec || !form) throw new Error(`field "${field.name}": the control size needs size: { file, height }`)
  const say = usePartWords('size')
  const { fields } = useParts()
  const { locale, numberMarks } = useShell()
  const { field: files } = useController({ name: spec.file, control: form })
  const { field: height } = useController({ name: spec.height, control: form })
  const { field: preset } = useController({ name: spec.preset ?? spec.height, control: form })
  const { field: fit } = useController({ name: spec.fit ?? spec.height, control: form })
  useTakeOver(id)
  const [isLocked, setLocked] = useState(true)
  const list = [files.value as File | File[] | null].flat()
  const own = useImageSize(list[0] ?? undefined)
  const named = (name: string | undefined) => fields.find((other) => other.name === name)
  const heightField = named(spec.height)
  const presets = spec.preset === undefined ? undefined : named(spec.preset)

  const write = (pixels: number) => writeLocalNumber(Math.max(1, Math.round(pixels)), numberMarks)
  const read = (text: unknown) => Number(parseLocalNumber(String(text), numberMarks) ?? Number.NaN)
  const both = (across: number, down: number) => {
    onChange(write(across))
    height.onChange(write(down))
  }
  /** What is entered by hand is no known size. */
  const forget = () => spec.preset !== undefined && preset.onChange('none')
  const type = (side: 'width' | 'height', text: string) => {
    const [change, other, ratio] = side === 'width' ? [onChange, height.onChange, 1 / shape(own)] : [height.onChange, onChange, shape(own)]
    change(text)
    forget()
    if (isLocked && own) other(read(text) > 0 ? write(read(text) * ratio) : '')
  }
  const fill = useEffectEvent((size: Size) => {
    if (!isLocked) return
    const [across, down] = [read(value), read(height.value)]
    // What was asked for stays, in the shape of the new image.
    if (across > 0) height.onChange(write(across / shape(size)))
    else if (down > 0) onChange(write(down * shape(size)))
    else both(size.width, size.height)
  })
  useEffect(() => {
    if (own) fill(own)
  }, [own])

  const lock = () => {
    setLocked(!isLocked)
    if (!isLocked && own && read(value) > 0) height.onChange(write(read(value) / shape(own)))
  }
  const choose = (size: string) => {
    preset.onChange(size)
    const [across, down] = size.split('x').map(Number)
    if (!across || !down) return
    both(across, down)
    setLocked(false)
    if (spec.fit !== undefined) fit.onChange('cover')
  }
  const sides = (size: Size) => `${size.width} × ${size.height} px`
  return (
    <div className="size-control">
      <div className="size-sides">
        <div className="size-side">
          {/* The field's own label, which stood above it until this had loaded, is still its name. */}
          <span className="size-name" aria-hidden="true">
            {field.label}
          </span>
          <NumberControl {...props} onChange={(text) => type('width', text as string)} />
        </div>
        <ToolButton icon={isLocked ? 'lock' : 'lock-open'} label={say('lock')} isOn={isLocked} onClick={lock} />
        {heightField && (
          <div className="size-side">
            <label htmlFor={`${id}-height`}>{heightField.label}</label>
            <NumberControl
              id={`${id}-height`}
              field={heightField}
              value={height.value as string}
              onChange={(text) => type('height', text as string)}
              onBlur={height.onBlur}
              invalid={props.invalid}
              describedBy={describedBy}
            />
          </div>
        )}
      </div>
      {own && (
        <div className="size-shares" role="group" aria-label={say('shares')}>
          {SHARES.map((share) => (
            <button
              key={share}
              type="button"
              className="button small"
              onClick={() => {
                both(own.width * share, own.height * share)
                forget()
              }}
            >
              {share.toLocaleString(locale, { style: 'percent' })}
            </button>
          ))}
          <span className="quiet small" role="status">
            {say(list.length > 1 ? 'first' : 'own').replace('{{size}}', sides(own))}
          </span>
        </div>
      )}
      {presets && (
        <div className="size-side">
          <label htmlFor={`${id}-preset`}>{presets.label}</label>
          <select id={`${id}-preset`} className="control" value={preset.value as string} onChange={(event) => choose(event.target.value)}>
            {presets.choices?.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.value === 'none' ? choice.label : `${choice.label} · ${choice.value.replace('x', ' × ')}`}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}

/** Width through height; of no image, not a number. */
const shape = (size: Size | undefined) => (size ? size.width / size.height : Number.NaN)

/** The size of a chosen image once the browser knows it. */
function useImageSize(file: File | undefined): Size | undefined {
  const [known, setKnown] = useState<{ readonly of: File; readonly size: Size }>()
  const { worker, shownImage } = useShell()
  const wanted = useRef<File>(undefined)
  useEffect(() => {
    wanted.current = file
    if (!(file instanceof File)) return
    showImage(file, { worker, shownImage }).then(
      ({ width, height }) => wanted.current === file && setKnown({ of: file, size: { width, height } }),
      () => {},
    )
  }, [file, worker, shownImage])
  return known?.of === file ? known?.size : undefined
}
