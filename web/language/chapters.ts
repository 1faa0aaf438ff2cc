import { controls } from './controls.tsx'
import { fields } from './fields.tsx'
import { lists } from './lists.tsx'
import { messages } from './messages.tsx'
import { pictures } from './pictures.tsx'
import type { Chapter } from './specimen.ts'
import { words } from './words.tsx'

/** Everything that web/ui has, by what a person does with it. */
export const chapters: readonly Chapter[] = [controls, fields, words, messages, lists, pictures]
