import { useCallback } from 'react'
import { listSettingVersions, restoreSettings, type SettingVersion } from '../../../contract/shop/settings.ts'
import type { SectionName } from '../../../contract/shop/shop-sections.ts'
import { useApi } from '../../api/api-context.ts'
import { VersionList } from '../../forms/version-list.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { showShop } from './show-shop.ts'
import { versionTexts as texts } from './texts.ts'
import { differencesOf } from './version-differences.ts'

interface VersionsProps {
  readonly section: SectionName
  /** The current version; null before the first change. */
  readonly version: string | null
}

/** Lists the versions of a section: who changed what and when. Any version can be restored. */
export function Versions({ section, version }: VersionsProps) {
  const formats = useFormats()
  const api = useApi()
  const list = useCallback(
    (signal: AbortSignal) => api.call(listSettingVersions, { params: { section } }, { signal }),
    [api, section],
  )
  return (
    <VersionList
      version={version}
      list={list}
      restore={async (id) => {
        await api.call(restoreSettings, { params: { section, id }, body: { from: version } })
        void showShop(api)
      }}
      takenBack={texts.takenBack}
      what={texts.what}
      difference={(before: SettingVersion, after) => (
        <ul className="grid gap-[0.15rem] wrap-anywhere">
          {differencesOf(formats, section, before.value, after.value).map(({ label, before, after }) => (
            <li key={label}>
              {labelTexts.before(label)}
              <s>{before || texts.empty}</s> → <b>{after || texts.empty}</b>
            </li>
          ))}
        </ul>
      )}
    />
  )
}
