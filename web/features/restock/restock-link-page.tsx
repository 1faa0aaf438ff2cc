import '../../styles/utilities.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../api/api-context.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { LinkNeedsScript } from '../../forms/needs-script.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useMailLink } from '../../forms/use-mail-link.ts'
import { WithoutLink } from '../../forms/without-link.tsx'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { LinkAction } from './restock-calls.ts'
import { restockLinkTexts as texts } from './texts.ts'

/**
 * Renders `/restock`, which confirms or removes a request for a restock email with an email's link. Only a press does
 * either, because programs that check emails open their links.
 */
export function RestockLinkPage() {
  const { link, before } = useMailLink()
  return (
    <div className="wrap section">
      <Card className="grid max-w-2xl gap-6">
        <h1>{texts.title}</h1>
        <WithoutLink link={link} checking={texts.checking}>
          <Alert message={texts.noLink} />
        </WithoutLink>
        <LinkNeedsScript />
        {link && <Choice key={before} token={link.token} />}
      </Card>
    </div>
  )
}

function Choice({ token }: { readonly token: string }) {
  const api = useApi()
  const [taken, setTaken] = useState<LinkAction>()
  const { busyWith, failure, start } = useAction(async (action: LinkAction) => {
    const { followLink } = await loadOnDemand(() => import('./restock-calls.ts'))
    await followLink(api, action, token)
    setTaken(action)
  })
  if (taken !== undefined) {
    return (
      <>
        <Notice key={taken} tone="good" inPlaceOfButton>
          {taken === 'confirm' ? texts.confirmed : texts.removed}
        </Notice>
        <p className="actions">
          <Link className="button button-quiet" to={links.tools}>
            {texts.tools}
          </Link>
          {taken === 'confirm' && (
            <Button kind="quiet" busy={busyWith === 'remove'} onClick={() => start('remove')}>
              {texts.remove}
            </Button>
          )}
        </p>
        {failure && <Alert message={failure.message} />}
      </>
    )
  }
  return (
    <>
      <p>{texts.question}</p>
      <p className="actions">
        <Button kind="go" busy={busyWith === 'confirm'} onClick={() => start('confirm')}>
          {texts.confirm}
        </Button>
        <Button kind="quiet" busy={busyWith === 'remove'} onClick={() => start('remove')}>
          {texts.remove}
        </Button>
      </p>
      {failure && <Alert message={failure.message} />}
    </>
  )
}
