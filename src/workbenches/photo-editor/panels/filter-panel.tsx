import { NEUTRAL } from '../../../../registry/tools/images/online-photo-editor/adjust.ts'
import { FILTER_NAMES } from '../../../../registry/tools/images/online-photo-editor/filters.ts'
import { useEditor } from '../editor-context.ts'
import { useRendering } from '../use-rendering.ts'
import { FilterThumb } from './filter-thumb.tsx'

/** Looks by name, each shown on the image itself. */
export function FilterPanel() {
  const { document, studio, change, say } = useEditor()
  const thumb = useRendering(studio, { ...document, filter: 'none', adjust: NEUTRAL }, 240)
  return (
    <div className="photo-filters">
      {FILTER_NAMES.map((filter) => (
        <button key={filter} type="button" aria-pressed={document.filter === filter} onClick={() => change({ do: 'filter', filter })}>
          <FilterThumb filter={filter} thumb={thumb} />
          <span>{say(`filter-${filter}`)}</span>
        </button>
      ))}
    </div>
  )
}
