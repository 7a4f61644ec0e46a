import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type ControlProps, ariaOf } from '../controls/types.ts'
import { useTakeOver } from '../hooks/use-take-over.ts'
import { usePartWords } from '../part-words.tsx'
import { useShell } from '../shell-context.tsx'
import { type FoundZone, findZones, zoneNamed } from './find-zones.ts'
import { type Zone, offsetOf, plainCity } from './zone-list.ts'
import { useZones } from './use-zones.ts'
import './zone-box.css'

/** More are found by another letter. */
const MOST_SHOWN = 60
/** Room between the list and the edge of the window, in pixels. */
const EDGE = 8
const LIST_HEIGHT = 320

/** A time zone by the city, country or offset that one knows it by: a combobox with a list, as the ARIA practices have it. */
export function ZoneBox(props: ControlProps<string>) {
  const { id, field, value, onChange, onBlur, invalid } = props
  const say = usePartWords('time-zone')
  const { locale } = useShell()
  const zones = useZones(locale)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** What is being typed; undefined while the field shows the zone it holds. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [now] = useState(() => Date.now())
  useTakeOver(id)
  const held = useMemo(() => zoneNamed(zones, value), [zones, value])
  const found = useMemo(
    () => (isOpen ? findZones(zones, typed ?? '', locale, now).slice(0, MOST_SHOWN) : []),
    [isOpen, zones, typed, locale, now],
  )
  usePlace(isOpen && found.length > 0, input, list)
  const current = found[active]
  useEffect(() => {
    const option = list.current?.children[active] as HTMLElement | undefined
    if (isOpen && option && list.current) list.current.scrollTop = Math.max(0, option.offsetTop - LIST_HEIGHT / 2)
  }, [isOpen, active])

  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const open = () => {
    setOpen(true)
    setActive(0)
  }
  const choose = ({ zone }: FoundZone) => {
    onChange(zone.id)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    open()
    const exact = zoneNamed(zones, text)
    // What may still become a zone is not held against the visitor; what no zone begins with is the tool's to refuse.
    if (exact || text === '' || findZones(zones, text, locale, now).length === 0) onChange(exact?.id ?? text.trim())
  }
  const leave = () => {
    if (typed !== undefined && zoneNamed(zones, typed) === undefined) onChange(typed.trim())
    close()
    onBlur()
  }
  const press = (event: KeyboardEvent) => {
    const last = found.length - 1
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (isOpen ? setActive(active >= last ? 0 : active + 1) : open()),
      ArrowUp: () => (isOpen ? setActive(active <= 0 ? last : active - 1) : open()),
      ...(isOpen && {
        Escape: close,
        ...(current && { Enter: () => choose(current) }),
        PageDown: () => setActive(Math.min(last, active + 8)),
        PageUp: () => setActive(Math.max(0, active - 8)),
      }),
    }
    const act = event.altKey && event.key === 'ArrowUp' ? close : keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const shown = typed ?? nameOf(value, held)
  return (
    <span className="zone-box">
      <input
        {...ariaOf(props)}
        ref={input}
        className="control"
        type="text"
        role="combobox"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={`${id}-zones`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && current ? `${id}-zone-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={field.placeholder ?? say('search')}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && open()}
        onBlur={leave}
        onKeyDown={press}
      />
      {typed === undefined && held && value !== shown && !invalid && <span className="zone-id quiet small">{offsetOf(value, now)}</span>}
      <ul
        ref={list}
        id={`${id}-zones`}
        className="zone-list"
        role="listbox"
        aria-label={field.label}
        popover="manual"
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((one, index) => (
          <Option
            key={one.zone.id}
            id={`${id}-zone-${index}`}
            found={one}
            isActive={index === active}
            now={now}
            onChoose={() => choose(one)}
            onPoint={() => setActive(index)}
          />
        ))}
      </ul>
      <span className="hidden" role="status">
        {isOpen && typed !== undefined && zones.length > 0
          ? say(found.length === 0 ? 'none' : 'found').replace('{{count}}', String(found.length))
          : ''}
      </span>
      {isOpen && found.length === 0 && zones.length > 0 && <span className="zone-none quiet small">{say('none')}</span>}
    </span>
  )
}

/** The city of a zone; what is no zone as it was typed. */
function nameOf(value: string, held: Zone | undefined): string {
  if (held) return held.city
  return /^[A-Z][\w+-]*\/[\w/+-]+$/.test(value) ? plainCity(value) : value
}

type OptionProps = {
  readonly id: string
  readonly found: FoundZone
  readonly isActive: boolean
  readonly now: number
  readonly onChoose: () => void
  readonly onPoint: () => void
}

function Option({ id, found: { zone, name }, isActive, now, onChoose, onPoint }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the combobox
    <li id={id} role="option" aria-selected={isActive} className={isActive ? 'active' : undefined} onClick={onChoose} onMouseMove={onPoint}>
      <span className="zone-city">{name}</span>
      <span className="zone-offset tabular">{offsetOf(zone.id, now)}</span>
      <span className="zone-where quiet small">
        {name !== zone.city && `${zone.city}, `}
        {zone.country !== '' && `${zone.country} · `}
        {zone.id}
      </span>
    </li>
  )
}

/** Holds the open list to its field, in the top layer, where no pane cuts it. */
function usePlace(
  isShown: boolean,
  input: { readonly current: HTMLInputElement | null },
  list: { readonly current: HTMLUListElement | null },
): void {
  useLayoutEffect(() => {
    const [field, popup] = [input.current, list.current]
    if (!isShown || !field || !popup) return
    popup.showPopover()
    const place = () => {
      const { left, top, bottom, width } = field.getBoundingClientRect()
      const room = innerHeight - bottom - EDGE
      const isBelow = room >= Math.min(LIST_HEIGHT, 200) || room > top
      const wide = Math.min(Math.max(width, 320), innerWidth - 2 * EDGE)
      const height = Math.min(LIST_HEIGHT, isBelow ? room : top - EDGE)
      Object.assign(popup.style, {
        left: `${Math.max(EDGE, Math.min(left, innerWidth - wide - EDGE))}px`,
        width: `${wide}px`,
        maxHeight: `${height}px`,
        ...(isBelow ? { top: `${bottom + 2}px`, bottom: 'auto' } : { top: 'auto', bottom: `${innerHeight - top + 2}px` }),
      })
    }
    place()
    const ended = new AbortController()
    addEventListener('scroll', place, { capture: true, passive: true, signal: ended.signal })
    addEventListener('resize', place, { signal: ended.signal })
    return () => {
      ended.abort()
      popup.hidePopover()
    }
  }, [isShown, input, list])
}
