import { describe, expect, it } from 'vitest'
import type { Change } from '../../../../src/workbenches/photo-editor/change.ts'
import { changed } from '../../../../src/workbenches/photo-editor/change.ts'
import { type NewLayer, type PhotoDocument, newDocument, regionOf, resultSize } from '../../../../src/workbenches/photo-editor/document.ts'
import { MOST_STEPS, historyReducer, startHistory } from '../../../../src/workbenches/photo-editor/history.ts'
import {
  drawingOf,
  isOn,
  layerAt,
  lineBetween,
  outerBox,
  resizeTo,
  rotateTo,
  withStroke,
} from '../../../../src/workbenches/photo-editor/layer-shape.ts'

const box: NewLayer = {
  kind: 'shape',
  shape: 'rectangle',
  fill: '#ff0000',
  stroke: '',
  strokeWidth: 0,
  x: 20,
  y: 10,
  width: 10,
  height: 6,
  rotation: 0,
  opacity: 100,
}
const after = (...changes: Change[]): PhotoDocument => changes.reduce(changed, newDocument({ width: 100, height: 60 }))
const added = after({ do: 'add', layer: box }, { do: 'add', layer: { ...box, x: 50 } }, { do: 'add', layer: { ...box, x: 80 } })
const order = ({ layers }: PhotoDocument) => layers.map(({ id }) => id).join('')

describe('a photo document', () => {
  it('adds, orders, copies and removes layers', () => {
    expect(order(added)).toBe('123')
    expect(order(changed(added, { do: 'reorder', id: '1', to: 2 }))).toBe('231')
    expect(order(changed(added, { do: 'reorder', id: '3', to: -5 }))).toBe('312')
    expect(order(changed(added, { do: 'remove', id: '2' }))).toBe('13')
    const copied = changed(added, { do: 'duplicate', id: '1', by: 3 })
    expect(order(copied)).toBe('1423')
    expect(copied.layers[1]).toMatchObject({ x: 23, y: 13 })
  })

  it('keeps a locked layer as it is until it is unlocked', () => {
    const locked = changed(added, { do: 'edit', id: '1', patch: { isLocked: true } })
    const tried = changed(changed(locked, { do: 'edit', id: '1', patch: { x: 0, name: 'Sky' } }), { do: 'remove', id: '1' })
    expect(tried.layers[0]).toMatchObject({ x: 20, name: 'Sky', isLocked: true })
    expect(changed(changed(tried, { do: 'edit', id: '1', patch: { isLocked: false } }), { do: 'remove', id: '1' }).layers).toHaveLength(2)
  })

  it('takes layers and crop along when the image is turned, four times back to where they were', () => {
    const start = changed(added, { do: 'crop', rect: { x: 10, y: 5, width: 40, height: 20 } })
    const once = changed(start, { do: 'turn' })
    expect(once.layers[0]).toMatchObject({ x: 50, y: 20, rotation: 90 })
    expect(once.crop).toEqual({ x: 35, y: 10, width: 20, height: 40 })
    expect([1, 2, 3].reduce((held) => changed(held, { do: 'turn' }), once)).toEqual(start)
  })

  it('mirrors places but not what layers say, and twice is nothing', () => {
    const turned = changed(added, { do: 'edit', id: '1', patch: { rotation: 30 } })
    const flipped = changed(turned, { do: 'flip', axis: 'x' })
    expect(flipped.layers[0]).toMatchObject({ x: 80, y: 10, rotation: -30 })
    expect(changed(flipped, { do: 'flip', axis: 'x' })).toEqual(turned)
  })

  it('keeps the distance of layers from the middle when it is straightened', () => {
    const straight = changed(added, { do: 'straighten', degrees: 12 })
    const { width, height } = regionOf(straight)
    expect(width).toBeLessThan(100)
    expect((straight.layers[0]?.x as number) - width / 2).toBeCloseTo(20 - 50)
    expect((straight.layers[0]?.y as number) - height / 2).toBeCloseTo(10 - 30)
  })

  it('gives the size of the result', () => {
    expect(resultSize(after({ do: 'resize', width: 50 }))).toEqual({ width: 50, height: 30 })
    expect(resultSize(after({ do: 'resize', width: 50 }, { do: 'turn' }))).toEqual({ width: 30, height: 50 })
    expect(after({ do: 'crop', rect: { x: 0, y: 0, width: 100, height: 60 } }).crop).toBeUndefined()
  })
})

describe('undo and redo', () => {
  const brighter = (brightness: number, gesture?: string) =>
    ({ type: 'change', change: { do: 'adjust', amounts: { brightness } }, ...(gesture && { gesture }) }) as const

  it('takes back and brings back, and a new change ends what could be brought back', () => {
    let history = startHistory(added)
    for (const action of [brighter(1), brighter(2), { type: 'undo' }, { type: 'undo' }, { type: 'redo' }] as const)
      history = historyReducer(history, action)
    expect(history.present.adjust.brightness).toBe(1)
    history = historyReducer(history, brighter(9))
    expect(historyReducer(history, { type: 'redo' })).toBe(history)
    expect(historyReducer(history, { type: 'undo' }).present.adjust.brightness).toBe(1)
  })

  it('counts one drag as one step', () => {
    let history = startHistory(added)
    for (let i = 1; i <= 20; i++) history = historyReducer(history, brighter(i, 'brightness'))
    expect(history.past).toHaveLength(1)
    history = historyReducer(historyReducer(history, { type: 'settle' }), brighter(5, 'brightness'))
    expect(history.past).toHaveLength(2)
  })

  it('is bounded', () => {
    let history = startHistory(added)
    for (let i = 1; i <= MOST_STEPS + 30; i++) history = historyReducer(history, brighter(i % 100))
    expect(history.past).toHaveLength(MOST_STEPS)
  })
})

describe('layers on the stage', () => {
  const layer = { ...added.layers[0], rotation: 90 } as PhotoDocument['layers'][number]

  it('are hit as they are turned, the uppermost first, never when hidden or locked', () => {
    expect(isOn(layer, { x: 20, y: 14 }, 0)).toBe(true)
    expect(isOn(layer, { x: 24, y: 10 }, 0)).toBe(false)
    const twice = [layer, { ...layer, id: '9' }]
    expect(layerAt(twice, { x: 20, y: 10 }, 0)?.id).toBe('9')
    expect(layerAt([layer, { ...layer, id: '9', isHidden: true }], { x: 20, y: 10 }, 0)?.id).toBe('1')
  })

  it('are resized with the opposite corner in place', () => {
    const upright = { ...layer, rotation: 0 }
    expect(resizeTo(upright, 'se', { x: 35, y: 23 }, false)).toMatchObject({ x: 25, y: 15, width: 20, height: 16 })
    expect(resizeTo(upright, 'nw', { x: 5, y: 100 }, true)).toMatchObject({ width: 20, height: 12 })
    expect(rotateTo(upright, { x: 30, y: 10 }, false)).toBe(90)
    expect(rotateTo(upright, { x: 20, y: 0 }, true)).toBe(0)
  })

  it('know lines by their ends', () => {
    expect(lineBetween({ x: 0, y: 0 }, { x: 0, y: 10 })).toEqual({ x: 0, y: 5, width: 10, height: 0, rotation: 90 })
  })

  it('grow with strokes, and not with the eraser', () => {
    const stroke = { points: [10, 10, 20, 10], color: '#000000', width: 2 }
    const drawing = { ...drawingOf(stroke), id: '1' } as Parameters<typeof withStroke>[0]
    expect(drawing).toMatchObject({ x: 15, y: 10, width: 12, height: 2 })
    const more = { ...drawing, ...withStroke(drawing, { ...stroke, points: [20, 10, 20, 30] }) } as typeof drawing
    expect(more).toMatchObject({ x: 15, y: 20, width: 12, height: 22 })
    const rubbed = withStroke(more, { ...stroke, points: [0, 0, 90, 90], erases: true })
    expect(rubbed).toMatchObject({ x: 15, y: 20, width: 12, height: 22 })
    expect(outerBox({ ...more, rotation: 90 }).width).toBeGreaterThan(22)
  })
})
