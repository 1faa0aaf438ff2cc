import type { Person } from '../../session/access-token/stored-session.ts'
import { useSession } from '../../session/session.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileTexts } from './texts.ts'
import { useOwnProfile } from './use-own-profile.ts'

/** `/dashboard/myprofile`: the own profile, as it is stored and to be changed (spec §2, §5). */
export function ProfilePage() {
  const session = useSession()
  return (
    <DashboardPart title={profileTexts.heading}>
      {session.status === 'in' && <OwnProfile person={session} />}
    </DashboardPart>
  )
}

function OwnProfile({ person }: { readonly person: Person }) {
  const { profile, reload, saved } = useOwnProfile(person)
  const again = { label: problems.tryAgain, run: reload }
  if (profile.status === 'loading') {
    return (
      <Card>
        <Skeleton label={profileTexts.loading} lines={6} />
      </Card>
    )
  }
  // Without it nobody knows what saving would replace.
  if (profile.status === 'failed') {
    return <Alert message={`${profileTexts.notLoaded} ${profile.error.message}`} again={again} />
  }
  return (
    <>
      {profile.stale && (
        <Alert message={`${profileTexts.notRefreshed} ${profile.stale.message}`} again={again} />
      )}
      <ProfileForm stored={profile.data} onSaved={saved} />
    </>
  )
}
