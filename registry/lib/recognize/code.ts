import { type Recognizer, weigh } from './look.ts'

type Signs = readonly (readonly [RegExp, number])[]

/** A language by what only its programs hold. Every pattern is tried on the head alone, and none repeats a repetition. */
const byDefinition =
  (signs: Signs, against?: RegExp): Recognizer =>
  ({ head }) => {
    const sum = weigh(head, signs)
    if (sum < 2 || against?.test(head)) return undefined
    return { confidence: Math.min(0.95, 0.5 + sum * 0.09) }
  }

const MARKUP = /^<(?!\?php)[!a-z]/i

export const css: Recognizer = byDefinition(
  [
    [/(?:^|[}\n;]\s{0,40})(?:[.#:*[]?[a-z][\w\-.#:>+~,[\]="'()* ]{0,120})\s{0,4}\{\s{0,80}(?:\/\*|[a-z-]{2,40}\s?:)/i, 3],
    [
      /\{[^{}]{0,300}?[\s{;](?:color|background(?:-color)?|margin|padding|display|font(?:-size|-family|-weight)?|border(?:-radius)?|width|height|position|flex|grid|gap|opacity|transform|content|z-index|overflow)\s?:[^;{}]{1,200}[;}]/i,
      3,
    ],
    [/@(?:media|import|font-face|keyframes|supports|layer|charset|container|property)\b/i, 2],
    [/--[a-z][\w-]{0,60}\s?:/i, 1],
    [/:\s?-?\d[\d.]{0,8}(?:px|em|rem|vh|vw|%)/, 1],
    [/^[ \t]{0,20}(?:\$[\w-]{1,40}:|@include |@mixin )/m, 2],
  ],
  /^<|\bfunction\s*\w*\(|=>|\bmodule\.exports\b|=\s*\{|^\s*(?:const|let|var|import .{1,80} from)\b|^\s*[{[]\s*"/,
)

const SQL: Signs = [
  [
    /^(?:--[^\n]{0,200}\n\s*)*\s*(?:SELECT\b|INSERT\s+INTO\b|UPDATE\s+["`[\w.]{1,80}\s+SET\b|DELETE\s+FROM\b|CREATE\s+(?:OR\s+REPLACE\s+)?(?:TEMP\w*\s+)?(?:TABLE|VIEW|INDEX|UNIQUE|DATABASE|FUNCTION|PROCEDURE|TRIGGER|SCHEMA)\b|ALTER\s+TABLE\b|DROP\s+(?:TABLE|VIEW|INDEX|DATABASE)\b|WITH\s+(?:RECURSIVE\s+)?\w{1,60}\s+AS\s*\(|GRANT\s|TRUNCATE\s|MERGE\s+INTO\b|BEGIN\s*;|EXPLAIN\s)/i,
    3,
  ],
  [/\bFROM\s+["`[\w.(]/i, 2],
  [/\b(?:WHERE|GROUP\s+BY|ORDER\s+BY|HAVING|LEFT\s+JOIN|INNER\s+JOIN|JOIN|LIMIT|VALUES\s*\(|RETURNING|UNION)\b/i, 1],
  [/\b(?:PRIMARY\s+KEY|NOT\s+NULL|VARCHAR|INTEGER|INT\b|AUTO_INCREMENT|REFERENCES)/i, 2],
  [/\bSET\s+[\w."`]{1,60}\s*=|\bINTO\s+["`[\w.]/i, 2],
  [/;\s*$/, 1],
]

export const sql: Recognizer = ({ head }) => {
  if (!(SQL[0]?.[0].test(head) ?? false)) return undefined
  const sum = weigh(head, SQL)
  if (sum < 4) return undefined
  // “Select one from the list” is a sentence.
  const isShouted = /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WITH)\b/.test(head)
  const isExact = isShouted || /[*=;(]|\bwhere\b|,/.test(head)
  return { confidence: isExact ? Math.min(0.96, 0.6 + sum * 0.07) : 0.4 }
}

const SCRIPT: Signs = [
  [/^\s*(?:const|let|var)\s+(?:[\w$]{1,60}|[[{][^=\n]{1,200})\s*=/m, 3],
  [/\bfunction\b\s{0,4}\*?\s{0,4}[\w$]{0,60}\s{0,4}\([^)\n]{0,200}\)\s{0,4}\{/, 3],
  [/(?:\)|\b[\w$]{1,60})\s{0,4}=>\s{0,4}[\w$({["'`!]/, 3],
  [/^\s*import\s+(?:[\w$*{][^;\n]{0,300}\sfrom\s+)?["']/m, 3],
  [/^\s*export\s+(?:default|const|function|class|async|\{|\*)/m, 3],
  [
    /\b(?:console\.(?:log|error|warn)|document\.|window\.|require\(|module\.exports|JSON\.(?:parse|stringify)|addEventListener|Promise\b|async\s+function|await\s)/,
    2,
  ],
  [/^\s*class\s+[\w$]{1,60}(?:\s+extends\s+[\w$.]{1,60})?\s*\{/m, 2],
  [/===|!==|\?\.|\?\?/, 1],
  [/\breturn\b|\btypeof\b|\bnew [A-Z]/, 1],
  [/\bif\s*\([^\n]{1,200}\)\s*\{|\bfor\s*\((?:let|const|var)\b/, 1],
]
const NO_SCRIPT =
  /^<|<\?php|^\s*(?:def|from \w+ import|package|using|#include|func|fn|pub fn|local|use)\b|#!\/(?!\S{0,30}node)|\bpublic\s+(?:static|class|void)\b|\bfn main\(|\bfmt\.Print|^\s*local\s+\w+\s*=|^\s*val\s+\w|^\s*(?:public\s+)?(?:class|interface)\s[^\n]*\n[^]{0,400}\bprivate\s+(?:final\s+)?(?:String|int)\b/m

const TYPES: Signs = [
  [
    /^\s*(?:export\s+)?(?:declare\s+)?(?:interface\s+[A-Z]\w{0,60}(?:<[^>\n]{1,80}>)?(?:\s+extends\s+[\w<>, ]{1,100})?\s*\{|type\s+[A-Z]\w{0,60}(?:<[^>\n]{1,80}>)?\s*=)/m,
    4,
  ],
  [
    /[(,]\s{0,10}(?:readonly\s+|private\s+|public\s+)?[\w$]{1,60}\??\s?:\s?(?:string|number|boolean|unknown|any|void|never|Date|[A-Z]\w{0,60})(?:\[\])?\s{0,4}[,)=|]/,
    3,
  ],
  [/\)\s?:\s?(?:string|number|boolean|void|Promise<|unknown|any|never|[A-Z]\w{0,60})(?:\[\]|<[^>\n]{0,80}>)?\s{0,4}(?:\{|=>)/, 3],
  [/\b(?:const|let|var)\s+[\w$]{1,60}\s?:\s?(?:string|number|boolean|any|[A-Z]\w{0,60}|readonly|\{)/, 3],
  [/^\s*(?:export\s+)?(?:const\s+)?enum\s+\w{1,60}\s*\{/m, 3],
  [/^\s*import\s+type\s|\bas\s+const\b|\bsatisfies\s+[A-Z]|\bas\s+(?:string|number|unknown|any|[A-Z]\w{0,60})\b/m, 3],
  [/^\s*(?:private|public|protected|readonly)\s+[\w$]{1,60}\??\s?:\s/m, 2],
]

export const typescript: Recognizer = ({ head }) => {
  const isGraphql = /:\s?\[?(?:ID|Int|Float)\b/.test(head)
  if (isGraphql || MARKUP.test(head) || NO_SCRIPT.test(head) || /^\s*[{[]\s*"/.test(head)) return undefined
  const sum = weigh(head, TYPES)
  return sum < 3 ? undefined : { confidence: Math.min(0.96, 0.72 + sum * 0.04) }
}

export const javascript: Recognizer = ({ head }) => {
  if (MARKUP.test(head) || NO_SCRIPT.test(head)) return undefined
  const sum = weigh(head, SCRIPT)
  if (sum < 2) return undefined
  return { confidence: Math.min(weigh(head, TYPES) >= 3 ? 0.7 : 0.94, 0.55 + sum * 0.08) }
}

export const php: Recognizer = ({ head }) => {
  if (/^<\?(?:php\b|=)/.test(head)) return { confidence: 0.98 }
  if (/<\?(?:php\b|=)/.test(head)) return { confidence: 0.97 }
  const sum = weigh(head, [
    [/^\s*\$[a-z_]\w{0,60}\s*=\s*[^=]/im, 2],
    [/\$[a-z_]\w{0,60}->\w|\$this->|\barray\(|=>\s/i, 2],
    [/^\s*(?:echo|namespace|use)\s[^\n]{1,200};/m, 2],
  ])
  return sum >= 4 ? { confidence: 0.75 } : undefined
}

export const lua: Recognizer = byDefinition(
  [
    [/^\s*local\s+(?:function\s+)?[\w, <>]{1,100}\s*(?:=|\()/m, 3],
    [/^\s*function\s+[\w.:]{1,80}\([^)\n]{0,200}\)\s*(?:$|\n)/m, 2],
    [/\bthen\s*$|\bthen\b[^\n]{0,200}\bend\b|\bdo\s*$/m, 2],
    [/^\s*end\)?\s*$/m, 2],
    [/^\s*--(?:\[\[)?/m, 1],
    [/\bnil\b|~=|\.\.\s|\bipairs\(|\bpairs\(|\belseif\b/, 2],
    [/\bprint\(/, 1],
  ],
  /^<|^\s*(?:def|class|require ['"])\b|\|\w+\||^\s*(?:puts|module)\b|;\s*$/m,
)

export const graphql: Recognizer = byDefinition(
  [
    [/^\s*(?:query|mutation|subscription)\b(?:\s+\w{1,60})?\s*(?:\([^)]{0,500}\))?\s*(?:@\w{1,40}[^{]{0,100})?\{/m, 4],
    [/^\s*fragment\s+\w{1,60}\s+on\s+\w{1,60}/m, 4],
    [
      /^\s*(?:extend\s+)?(?:type|input|interface|enum|union|scalar|schema|directive)\b\s?@?\w{0,60}[^\n{=]{0,200}(?:\{|=|$)[^]{0,80}?(?:\w{1,60}(?:\([^)\n]{0,200}\))?\s?:\s?\[?(?:ID|String|Int|Float|Boolean|[A-Z]\w{0,60})!?|\b[A-Z_]{2,}\b)/m,
      4,
    ],
    [/:\s?\[?(?:ID|String|Int|Float|Boolean)\b!?\]?!?/, 2],
    [/^\{\s*\w{1,60}(?:\([^)\n]{1,200}\))?\s*\{\s*\w{1,60}\s*(?:\n|\}|\w)/, 4],
  ],
  /^<|;\s*$|=>|\b(?:string|number|boolean)\b(?:\[\])?\s*[;\n,]|^\s*type\s+\w+\s*=\s*\{/m,
)

const OTHER_CODE: Signs = [
  [/^\s*(?:async\s+)?def\s+\w{1,60}\s*\([^\n]{0,200}\)[^\n]{0,60}:(?:\s*$|\s(?:return|pass|yield|raise)\b)/m, 4],
  [/^\s*(?:from\s+[\w.]{1,80}\s+)?import\s+[\w.*]{1,80}(?:\s+as\s+\w{1,40})?;?\s*$/m, 3],
  [/^\s*(?:if|elif|for|while|with|class|try|except)\b[^\n]{0,200}:\s*$/m, 2],
  [/\bprint\s?\(|\bself\.\w/, 1],
  [/^\s*#include\s*[<"]/m, 5],
  [/\bint\s+main\s*\(|\bstd::|\bprintf\(/, 3],
  [/^\s*package\s+[\w.]{1,100};?\s*$/m, 3],
  [/\bfunc\s+(?:\([^)\n]{1,80}\)\s*)?\w{1,60}\([^\n]{0,200}\)[^\n{]{0,60}\{|:=\s/, 3],
  [/\b(?:pub\s+)?fn\s+\w{1,60}\s*(?:<[^>\n]{1,80}>)?\([^\n]{0,200}\)|\blet\s+mut\s|\bprintln!/, 4],
  [
    /\bpublic\s+(?:static\s+)?(?:final\s+)?(?:class|void|int|String|interface|record)\b|\bSystem\.out\.|\bprivate\s+(?:final\s+)?\w{1,40}\s+\w{1,40}\s*[;=]/,
    4,
  ],
  [/^\s*using\s+[\w.]{1,100};|\bConsole\.Write|\bnamespace\s+[\w.]{1,80}\s*[{;]/m, 4],
  [/^#!\s?\/\S{1,60}/, 5],
  [/^\s*(?:puts|require)\s+['"]|^\s*def\s+\w{1,60}[?!]?(?:\([^\n)]{0,100}\))?\s*$|\bdo\s\|\w{1,30}\||^\s*end\s*$/m, 2],
  [/^\s*(?:FROM\s+\S{1,100}\s*$|RUN\s|CMD\s*\[|ENTRYPOINT\s|COPY\s)/m, 3],
  [
    /^\s*(?:if \[|fi$|done$|esac$|echo\s+["$]|export\s+[A-Z_]+=|sudo\s|apt(?:-get)?\s|cd\s+\S|curl\s+-|git\s+(?:clone|commit|push|pull|checkout)|npm\s+(?:i|install|run)|docker\s+(?:run|build))/m,
    3,
  ],
  [/\bfun\s+\w{1,60}\(|\bval\s+\w{1,40}\s*(?::\s*\w{1,40}\s*)?=/, 3],
  [/^\s*(?:guard\s+let|import\s+(?:UIKit|SwiftUI|Foundation))/m, 4],
  [/^\s*(?:<-|\w{1,40}\s*<-\s)/m, 3],
  [/[;{}]\s*$/m, 1],
]

/** A command with an option, or the address of something: “curl is a tool” is a sentence. */
const CURL =
  /^(?:\$ |PS[^>\n]{0,100}> |[A-Za-z]:\\[^>\n]{0,100}> ?)?curl(?:\.exe)?\s[^]*?(?:(?:^|\s)-{1,2}[A-Za-z#]|https?:\/\/|^\S+\s+["'^]{0,2}[\w.-]{1,100}(?:\.[a-z]{2,}|:\d+)(?:[/?:"'\s]|$))/i

export const curl: Recognizer = ({ head }) => (CURL.test(head) ? { confidence: 0.98 } : undefined)

/** Programs in languages that have no kind of their own. */
export const code: Recognizer = ({ head }) => {
  if (MARKUP.test(head)) return undefined
  const sum = weigh(head, OTHER_CODE)
  return sum < 3 ? undefined : { confidence: Math.min(0.9, 0.56 + sum * 0.06) }
}

const REGEX = /^\/(?![*/])((?:[^\\/[\r\n]|\\.|\[(?:[^\]\\\r\n]|\\.)*\])+)\/([dgimsuvy]{0,8})$/u
const LONGEST_REGEX = 2000

/** A pattern between slashes, with flags after them. A path has slashes within, and neither groups nor repetitions. */
export const regex: Recognizer = ({ text }) => {
  const [, body, flags = ''] = (text.length <= LONGEST_REGEX && REGEX.exec(text)) || []
  if (body === undefined || new Set(flags).size < flags.length) return undefined
  if (/\\[dDwWsSbB.]|[[(^$|]|[^\s][*+?{]/.test(body)) return { confidence: 0.95 }
  return flags === '' ? undefined : { confidence: 0.7 }
}
