import type { Note } from '../../../engine/core/define.ts'

declare function sayLate(note: Note<{ late: 'It is late.'; early: 'It is early.' }>): void
declare const note: Note<{ late: 'It is late.' }>
// error TS2345: Argument of type 'Note<{ late: "It is late."; }>' is not assignable
sayLate(note)
