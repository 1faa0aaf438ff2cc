import * as contractAttemptTexts from '../../contract/attempt-texts.ts'
import type { TranslatedModule } from '../translated-module.ts'
import * as contractAttemptTextsIn from './contract/attempt-texts.ts'

/** The list of the translations that the server needs, written by tools/server-texts.ts. */
export const translatedModules: readonly TranslatedModule[] = [[contractAttemptTexts, contractAttemptTextsIn]]
