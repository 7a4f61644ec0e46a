import { type ControlProps, ariaOf } from './types.ts'

/** A colour, picked or typed as `#rrggbb`. */
export function ColorControl(props: ControlProps<string>) {
  const { field, value, onChange, onBlur } = props
  return (
    <span className="color-control">
      <input
        type="color"
        aria-label={field.label}
        value={/^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        {...ariaOf(props)}
        className="control code"
        type="text"
        value={value}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </span>
  )
}
