import { controls } from './controls.tsx'
import { fields } from './fields.tsx'
import { lists } from './lists.tsx'
import { messages } from './messages.tsx'
import { pictures } from './pictures.tsx'
import type { Chapter } from './specimen.ts'
import { words } from './words.tsx'

/** All chapters of the component page; together they show every component of web/ui. */
export const chapters: readonly Chapter[] = [controls, fields, words, messages, lists, pictures]
