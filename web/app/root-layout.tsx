import { Outlet, ScrollRestoration } from 'react-router'
import { layoutMessages } from '../messages/layout.ts'
import { useSession } from '../session/session.ts'
import { NotificationRegion } from '../ui/notification-region.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageHeadSync } from './page-head-sync.tsx'

/** What every page stands in: navbar, notification container, footer (spec §2). */
export function RootLayout() {
  const signedIn = useSession().status === 'in'
  return (
    <>
      <a className="skip-link" href="#content">
        {layoutMessages.skip}
      </a>
      <Navbar />
      <NavigationProgress />
      <ConnectionLine />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NotificationRegion label={layoutMessages.notifications} soon={signedIn} />
      <PageHeadSync />
      <ScrollRestoration />
    </>
  )
}
