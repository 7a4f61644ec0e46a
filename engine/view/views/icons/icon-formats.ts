/** An icon as a tool gives it: its drawing, and what is to be known of it. */
export type IconItem = {
  readonly name: string
  readonly set: string
  readonly license: string
  readonly licenseUrl: string
  readonly source: string
  readonly svg: string
}

/** An icon in the forms in which people put it into their pages. Only SVG of our own tools comes here. */

export function toDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%22', "'")}`
}

/** Whether the icon takes the color of the text around it. */
export const isInk = (svg: string): boolean => svg.includes('currentColor')

/** A rule that shows the icon on an empty element: as a mask where it takes the text color, else as a background. */
export function toCss(name: string, svg: string): string {
  const { documentElement: root } = parse(svg)
  const image = `url("${toDataUri(svg)}")`
  const look = isInk(svg)
    ? ['background-color: currentColor;', `mask: ${image} no-repeat center / contain;`]
    : [`background: ${image} no-repeat center / contain;`]
  const size = [`width: ${root.getAttribute('width')}px;`, `height: ${root.getAttribute('height')}px;`]
  return `.icon-${name} {\n${['display: inline-block;', ...size, ...look].map((line) => `  ${line}`).join('\n')}\n}\n`
}

/** A React component; attributes are named as React wants them, and what is passed on reaches the drawing. */
export function toJsx(name: string, svg: string): string {
  const component = name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const start = /^\d/.test(component) ? 'Icon' : ''
  const markup = jsxOf(parse(svg).documentElement, '    ', ' {...props}')
  return `export function ${start}${component}(props) {\n  return (\n${markup}\n  )\n}\n`
}

function jsxOf(element: Element, indent: string, more = ''): string {
  const attributes = [...element.attributes].map(
    ({ name, value }) => ` ${jsxName(name)}=${/["{}]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`}`,
  )
  const children = [...element.children].map((child) => jsxOf(child, `${indent}  `))
  const open = `${indent}<${element.tagName}${attributes.join('')}${more}`
  return children.length === 0 ? `${open} />` : `${open}>\n${children.join('\n')}\n${indent}</${element.tagName}>`
}

function jsxName(name: string): string {
  if (name === 'class') return 'className'
  return name.startsWith('aria-') || name.startsWith('data-')
    ? name
    : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** One file from which pages take single icons by `<use href="sprite.svg#name">`. */
export function toSprite(icons: readonly { readonly id: string; readonly svg: string }[]): string {
  const symbols = icons.map(({ id, svg }) => {
    const root = parse(svg).documentElement
    const inner = [...root.children].map((child) => child.outerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')).join('')
    return `  <symbol id="${id}" viewBox="${root.getAttribute('viewBox')}">${inner}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml')
