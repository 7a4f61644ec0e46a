import { useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { SYNTAXES } from '../../registry/lib/code/source-colors.ts'
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
  const { say, number } = useSnapshotWords()
  // On a phone the groups stand folded below the image.
  const [isWide] = useState(() => matchMedia('(min-width: 700px)').matches)
  const set =
    <Name extends keyof SnapshotOptions>(name: Name) =>
    (value: SnapshotOptions[Name]) =>
      onChange({ ...options, [name]: value })
  const linesError = (list: string) => (readLines(list) === undefined ? say('lines-bad') : undefined)
  const isColor = options.background.startsWith('#')
  return (
    <div className="snap-settings">
      <Group title={say('group-look')} isOpen={isWide}>
        <SelectField
          label={say('language')}
          value={options.language}
          choices={[
            { value: 'guess', text: say('guess') },
            { value: 'plain', text: say('plain') },
            ...SYNTAXES.map((name) => ({ value: name, text: name })),
          ]}
          onChange={set('language')}
          help={detected}
        />
        <Swatches
          label={say('theme')}
          value={options.theme}
          choices={THEME_IDS.map((id) => ({ value: id, text: say(`theme-${id}`), look: <ThemeLook id={id} /> }))}
          onChange={(theme) => onChange({ ...options, theme: THEME_IDS.find((id) => id === theme) ?? options.theme })}
        />
        <SelectField
          label={say('font')}
          value={options.font}
          choices={FONT_IDS.map((id) => ({ value: id, text: id === 'system' ? say('font-system') : SHIPPED[id] }))}
          onChange={(font) => onChange({ ...options, font: FONT_IDS.find((id) => id === font) ?? options.font })}
        />
        <RangeField
          label={say('size')}
          name="size"
          value={options.size}
          text={`${number.format(options.size)} px`}
          onChange={set('size')}
        />
        <RangeField
          label={say('line-height')}
          name="lineHeight"
          value={options.lineHeight}
          text={number.format(options.lineHeight)}
          onChange={set('lineHeight')}
        />
        <RangeField label={say('tab')} name="tab" value={options.tab} text={number.format(options.tab)} onChange={set('tab')} />
        <Switch label={say('ligatures')} checked={options.ligatures} onChange={set('ligatures')} />
      </Group>
      <Group title={say('group-window')} isOpen={isWide}>
        <SelectField
          label={say('frame')}
          value={options.frame}
          choices={FRAMES.map((id) => ({ value: id, text: say(`frame-${id}`) }))}
          onChange={(frame) => onChange({ ...options, frame: FRAMES.find((id) => id === frame) ?? options.frame })}
        />
        {options.frame !== 'none' && <TextField label={say('title')} value={options.title} onChange={set('title')} />}
        <Swatches
          label={say('background')}
          value={isColor ? 'color' : options.background}
          choices={[
            ...GRADIENT_IDS.map((id) => ({ value: id, text: say(`background-${id}`), look: <GradientLook colors={GRADIENTS[id]} /> })),
            { value: 'transparent', text: say('background-transparent'), look: <i className="snap-look snap-checkered" /> },
            {
              value: 'color',
              text: say('background-color'),
              look: <i className="snap-look" style={{ background: isColor ? options.background : OWN_COLOR }} />,
            },
          ]}
          onChange={(value) => onChange({ ...options, background: value === 'color' ? OWN_COLOR : value })}
        />
        {isColor && (
          <span className="color-control">
            <input
              type="color"
              aria-label={say('background-color')}
              value={options.background}
              onChange={(event) => onChange({ ...options, background: event.target.value })}
            />
          </span>
        )}
        <RangeField
          label={say('padding')}
          name="padding"
          value={options.padding}
          text={`${number.format(options.padding)} px`}
          onChange={set('padding')}
        />
        <Switch label={say('shadow')} checked={options.shadow} onChange={set('shadow')} />
        <SelectField
          label={say('width')}
          value={options.width === 0 ? 'auto' : 'fixed'}
          choices={[
            { value: 'auto', text: say('width-auto') },
            { value: 'fixed', text: say('width-fixed') },
          ]}
          onChange={(value) => onChange({ ...options, width: value === 'auto' ? 0 : FIXED_WIDTH })}
        />
        {options.width > 0 && <NumberField label={say('width-px')} name="width" value={options.width} onChange={set('width')} />}
      </Group>
      <Group title={say('group-lines')} isOpen={isWide}>
        <Switch label={say('numbers')} checked={options.numbers} onChange={set('numbers')} />
        {options.numbers && <NumberField label={say('start')} name="start" value={options.start} onChange={set('start')} />}
        <TextField
          label={say('focus')}
          value={options.focus}
          onChange={set('focus')}
          help={say('lines-help')}
          error={linesError(options.focus)}
        />
        <TextField label={say('added')} value={options.added} onChange={set('added')} error={linesError(options.added)} />
        <TextField label={say('removed')} value={options.removed} onChange={set('removed')} error={linesError(options.removed)} />
        <Switch label={say('diff')} checked={options.diff} onChange={set('diff')} />
      </Group>
      <button type="button" className="button quiet-button" onClick={() => onChange(DEFAULTS)}>
        <Icon name="rotate-ccw" size={16} /> {say('reset')}
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
