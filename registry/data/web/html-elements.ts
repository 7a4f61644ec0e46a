/**
 * How the elements of HTML take part in the flow of text, after the style sheet of browsers.
 * @see https://html.spec.whatwg.org/multipage/rendering.html
 */
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Start and end a line; the parts of tables and lists are among them. */
export const BLOCK_ELEMENTS = names(
  'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
)

/** Stand in a line like a single character. */
export const ATOMIC_ELEMENTS = names(
  'audio button canvas embed iframe img input marquee math meter object progress select svg textarea video',
)

/** Are not shown at all, so that a line goes on past them. */
export const HIDDEN_ELEMENTS = names(
  'area base basefont datalist link meta noembed noframes param rp script source style template title track',
)

/** Keep their white space. */
export const PREFORMATTED_ELEMENTS = names('listing plaintext pre textarea xmp')

/** Hold text in which tags and character references mean nothing. */
export const RAW_TEXT_ELEMENTS = names('iframe noembed noframes plaintext script style xmp')

/** Have no content and no closing tag. */
export const VOID_ELEMENTS = names(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
)

/** Attributes that are there or not, whatever their value. */
export const BOOLEAN_ATTRIBUTES = names(
  'allowfullscreen async autofocus autoplay checked compact controls declare default defer disabled formnovalidate inert ismap itemscope loop multiple muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly required reversed selected shadowrootclonable shadowrootdelegatesfocus shadowrootserializable',
)

/** Elements of SVG whose white space is drawn. */
export const SVG_TEXT_ELEMENTS = names('a desc text textPath title tspan')
