import { useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { SYNTAXES } from '../../registry/lib/source-colors.ts'
import { Group, NumberField, RangeField, SelectField, Swatches, Switch, TextField } from './fields.tsx'
import { SHIPPED } from './font-families.ts'
import { DEFAULTS, FONT_IDS, FRAMES, readLines, type SnapshotOptions } from './options.ts'
import { GRADIENT_IDS, GRADIENTS, THEME_IDS, THEMES } from './themes.ts'
import { useSnapshotWords } from './words.ts'

const OWN_COLOR = '#dfe7ee'
const FIXED_WIDTH = 720

/** Everything that can be set; each change shows at once. */
export function Settings({
  options,
  detected,
  onChange,
}: {
  options: SnapshotOptions
  /** The language that was found, where it is to be found. */
  detected: string | undefined
  onChange: (options: SnapshotOptions) => void
}) {
  const { w, number } = useSnapshotWords()
  // On a phone the groups stand folded below the image.
  const [isWide] = useState(() => matchMedia('(min-width: 700px)').matches)
  const set =
    <Name extends keyof SnapshotOptions>(name: Name) =>
    (value: SnapshotOptions[Name]) =>
      onChange({ ...options, [name]: value })
  const linesError = (list: string) => (readLines(list) === undefined ? w('lines-bad') : undefined)
  const isColor = options.background.startsWith('#')
  return (
    <div className="snap-settings">
      <Group title={w('group-look')} isOpen={isWide}>
        <SelectField
          label={w('language')}
          value={options.language}
          choices={[
            { value: 'guess', text: w('guess') },
            { value: 'plain', text: w('plain') },
            ...SYNTAXES.map((name) => ({ value: name, text: name })),
          ]}
          onChange={set('language')}
          help={detected}
        />
        <Swatches
          label={w('theme')}
          value={options.theme}
          choices={THEME_IDS.map((id) => ({ value: id, text: w(`theme-${id}`), look: <ThemeLook id={id} /> }))}
          onChange={(theme) => onChange({ ...options, theme: THEME_IDS.find((id) => id === theme) ?? options.theme })}
        />
        <SelectField
          label={w('font')}
          value={options.font}
          choices={FONT_IDS.map((id) => ({ value: id, text: id === 'system' ? w('font-system') : SHIPPED[id] }))}
          onChange={(font) => onChange({ ...options, font: FONT_IDS.find((id) => id === font) ?? options.font })}
        />
        <RangeField label={w('size')} name="size" value={options.size} text={`${number.format(options.size)} px`} onChange={set('size')} />
        <RangeField
          label={w('line-height')}
          name="lineHeight"
          value={options.lineHeight}
          text={number.format(options.lineHeight)}
          onChange={set('lineHeight')}
        />
        <RangeField label={w('tab')} name="tab" value={options.tab} text={number.format(options.tab)} onChange={set('tab')} />
        <Switch label={w('ligatures')} checked={options.ligatures} onChange={set('ligatures')} />
      </Group>
      <Group title={w('group-window')} isOpen={isWide}>
        <SelectField
          label={w('frame')}
          value={options.frame}
          choices={FRAMES.map((id) => ({ value: id, text: w(`frame-${id}`) }))}
          onChange={(frame) => onChange({ ...options, frame: FRAMES.find((id) => id === frame) ?? options.frame })}
        />
        {options.frame !== 'none' && <TextField label={w('title')} value={options.title} onChange={set('title')} />}
        <Swatches
          label={w('background')}
          value={isColor ? 'color' : options.background}
          choices={[
            ...GRADIENT_IDS.map((id) => ({ value: id, text: w(`background-${id}`), look: <GradientLook colors={GRADIENTS[id]} /> })),
            { value: 'transparent', text: w('background-transparent'), look: <i className="snap-look snap-checkered" /> },
            {
              value: 'color',
              text: w('background-color'),
              look: <i className="snap-look" style={{ background: isColor ? options.background : OWN_COLOR }} />,
            },
          ]}
          onChange={(value) => onChange({ ...options, background: value === 'color' ? OWN_COLOR : value })}
        />
        {isColor && (
          <span className="color-control">
            <input
              type="color"
              aria-label={w('background-color')}
              value={options.background}
              onChange={(event) => onChange({ ...options, background: event.target.value })}
            />
          </span>
        )}
        <RangeField
          label={w('padding')}
          name="padding"
          value={options.padding}
          text={`${number.format(options.padding)} px`}
          onChange={set('padding')}
        />
        <Switch label={w('shadow')} checked={options.shadow} onChange={set('shadow')} />
        <SelectField
          label={w('width')}
          value={options.width === 0 ? 'auto' : 'fixed'}
          choices={[
            { value: 'auto', text: w('width-auto') },
            { value: 'fixed', text: w('width-fixed') },
          ]}
          onChange={(value) => onChange({ ...options, width: value === 'auto' ? 0 : FIXED_WIDTH })}
        />
        {options.width > 0 && <NumberField label={w('width-px')} name="width" value={options.width} onChange={set('width')} />}
      </Group>
      <Group title={w('group-lines')} isOpen={isWide}>
        <Switch label={w('numbers')} checked={options.numbers} onChange={set('numbers')} />
        {options.numbers && <NumberField label={w('start')} name="start" value={options.start} onChange={set('start')} />}
        <TextField
          label={w('focus')}
          value={options.focus}
          onChange={set('focus')}
          help={w('lines-help')}
          error={linesError(options.focus)}
        />
        <TextField label={w('added')} value={options.added} onChange={set('added')} error={linesError(options.added)} />
        <TextField label={w('removed')} value={options.removed} onChange={set('removed')} error={linesError(options.removed)} />
        <Switch label={w('diff')} checked={options.diff} onChange={set('diff')} />
      </Group>
      <button type="button" className="button quiet-button" onClick={() => onChange(DEFAULTS)}>
        <Icon name="rotate-ccw" size={16} /> {w('reset')}
      </button>
    </div>
  )
}

function ThemeLook({ id }: { id: keyof typeof THEMES }) {
  const { background, keyword, string, title } = THEMES[id]
  return (
    <i className="snap-look" style={{ background }}>
      {[keyword, string, title].map((color) => (
        <b key={color} style={{ background: color }} />
      ))}
    </i>
  )
}

function GradientLook({ colors: [from, to] }: { colors: readonly [string, string] }) {
  return <i className="snap-look" style={{ background: `linear-gradient(135deg, ${from}, ${to})` }} />
}
