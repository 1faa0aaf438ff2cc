import { useMemo } from 'react'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { getProfile } from '../../api/rows/people.ts'
import { useAnswer } from '../../api/use-answer.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { useSession } from '../../session/session.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileTexts } from './texts.ts'

/** Renders `/dashboard/myprofile`: the stored profile in a form (spec §2, §5). */
export function ProfilePage() {
  const session = useSession()
  return (
    <DashboardPart title={profileTexts.heading}>
      {session.status === 'in' && (
        <IfOffered operation={getProfile} otherwise={<UnreadableProfile person={session} />}>
          <StoredProfile email={session.email} />
        </IfOffered>
      )}
    </DashboardPart>
  )
}

/** Renders an empty form if {host} does not offer to read the profile; saving clears the form again. */
function UnreadableProfile({ person: { email, name } }: { readonly person: Person }) {
  const blank = useMemo(() => ({ email, name, img: '', address: '', status: '', phone: '' }), [email, name])
  return <ProfileForm stored={blank} readable={false} />
}

function StoredProfile({ email }: { readonly email: string }) {
  const [profile, reload] = useAnswer(getProfile, { params: { email } })
  const { notRefreshed } = profileTexts
  return (
    <>
      <NotReady loaded={profile} texts={profileTexts} notRefreshed={notRefreshed} lines={6} reload={reload} />
      {/* Without the stored profile, saving could overwrite it unseen. */}
      {profile.status === 'ready' && <ProfileForm stored={profile.data} readable />}
    </>
  )
}
