import { useShopSettings } from '../api/settings-context.ts'
import { noticeTexts as texts } from './notice-texts.ts'

/**
 * Shows the official notice about the legal guarantee as the owner has it from the European Commission, unchanged, on
 * white and with its proportions (docs/decisions/0139); nothing until the owner adds it.
 */
export function GuaranteeNotice() {
  const { notice } = useShopSettings().shop
  if (!notice) return null
  return (
    <figure className="guarantee-notice grid grid-cols-1 gap-2 justify-items-start">
      <a href={notice.picture}>
        <img
          className="max-w-full h-auto bg-white"
          src={notice.picture}
          width={notice.width}
          height={notice.height}
          alt={texts.alt}
          lang={notice.language}
          loading="lazy"
          decoding="async"
        />
      </a>
      {notice.link !== '' && (
        <figcaption>
          <a
            className="inline-flex items-center min-h-(--target-link) underline wrap-anywhere"
            href={notice.link}
          >
            {texts.link}
          </a>
        </figcaption>
      )}
    </figure>
  )
}
