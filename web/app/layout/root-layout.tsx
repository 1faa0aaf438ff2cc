import { Outlet, ScrollRestoration } from 'react-router'
import { useSession } from '../../session/session.ts'
import { layoutTexts } from '../../texts/layout.ts'
import { NotificationRegion } from '../../ui/toast/notification-region.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { Footer } from './footer.tsx'
import { LanguageOffer } from './language-links.tsx'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageHeadSync } from './page-head-sync.tsx'

/** Renders the frame of every page: navbar, notification container, footer (spec §2). */
export function RootLayout() {
  const signedIn = useSession().status === 'in'
  return (
    <>
      <a className="skip-link" href="#content">
        {layoutTexts.skip}
      </a>
      <LanguageOffer />
      <Navbar />
      <NavigationProgress />
      <ConnectionLine />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NotificationRegion label={layoutTexts.notifications} soon={signedIn} />
      <PageHeadSync />
      <ScrollRestoration />
    </>
  )
}
