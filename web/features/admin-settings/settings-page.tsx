import { Link, useParams } from 'react-router'
import { listOwnersWords } from '../../../contract/shop/owners-words.ts'
import { getSettings } from '../../../contract/shop/settings.ts'
import { type SectionName, settingSections } from '../../../contract/shop/shop-sections.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { OwnersWords, otherLanguages } from './owners-words.tsx'
import { SectionForm } from './section-form.tsx'
import { type FormSection, sectionTexts, settingsTexts as texts } from './texts.ts'
import { Versions } from './versions.tsx'

// Object.keys returns exactly the keys of this literal.
const sections = (Object.keys(settingSections) as SectionName[]).filter((name) => name in sectionTexts)

/** Renders `/dashboard/settings`: the owner's settings, one section at a time. */
export function SettingsPage() {
  const { section: asked } = useParams()
  const { offers } = useHost()
  const hasWords = otherLanguages(useShopSettings()).length > 0 && offers(listOwnersWords)
  const shown = sections.filter((name) => name !== 'words' || hasWords)
  const section = shown.find((name) => name === asked) ?? 'company'
  return (
    <DashboardPart title={texts.heading}>
      <IfOffered operation={getSettings} otherwise={<Card>{texts.notOffered}</Card>}>
        <nav
          aria-label={texts.sections}
          className="flex flex-wrap gap-x-1 gap-y-0 bg-sheet border border-line"
        >
          {shown.map((name) => (
            <Link
              className="inline-flex items-center min-h-(--target) px-[0.9rem] py-0 font-semibold no-underline border-b-3 border-b-transparent aria-[current=page]:border-b-ink"
              key={name}
              to={dashboardLinks.settings(name)}
              aria-current={name === section ? 'page' : undefined}
            >
              {sectionTexts[name].name}
            </Link>
          ))}
        </nav>
        {section === 'words' ? <OwnersWords /> : <Section key={section} section={section} />}
      </IfOffered>
    </DashboardPart>
  )
}

function Section({ section }: { readonly section: FormSection }) {
  // During typing, only a save or a refusal may load newer values.
  const [loaded, reload] = useAnswer(getSettings, { params: { section } }, { reloadOnReturn: false })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
  return (
    <>
      <SectionForm section={section} stored={loaded.data} />
      <Versions section={section} version={loaded.data.version} />
    </>
  )
}
