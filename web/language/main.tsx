import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import tokensFile from '../styles/tokens.css?raw'
import '../styles/base.css'
import '../ui/table/data-table.css'
import '../ui/table/table-tools.css'
import './language.css'
import { usEnglish } from '../../domain/writing/us-english.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import { FormatsContext } from '../ui/values/formats.ts'
import { LanguagePage } from './language-page.tsx'
import { addStateClasses } from './state-classes.ts'
import { tokensOf } from './tokens-of.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for its content.')
const formats = { writing: usEnglish, timeZone: 'UTC', locale: 'en-US', currency: 'USD' }
addStateClasses(document.styleSheets)
createRoot(root).render(
  <StrictMode>
    <FormatsContext value={formats}>
      <MemoryRouter>
        <LanguagePage tokens={tokensOf(tokensFile)} />
        <Toasts label="Notifications" />
      </MemoryRouter>
    </FormatsContext>
  </StrictMode>,
)
