import { RoleChoice } from './role-choice.tsx'
import { RoleQuestion } from './role-question.tsx'
import { allUsersTexts as texts } from './texts.ts'
import type { useUserChanges } from './use-user-changes.ts'
import { isBlocked, roleOf } from './user-facts.ts'

interface UserQuestionsProps {
  readonly changes: ReturnType<typeof useUserChanges>
  /** Email of the signed-in admin. */
  readonly self: string
}

/** Renders the confirmation questions for changes of an account. */
export function UserQuestions({ changes, self }: UserQuestionsProps) {
  const { making, removing, choosing, blocking, resetting, deleting, chosenRole, chooseRole } = changes
  const lifting = blocking.question !== undefined && isBlocked(blocking.question.about)
  const about = choosing.question?.about
  return (
    <>
      <RoleQuestion
        asked={making}
        text={({ email }) => texts.confirmMake(email)}
        yes={texts.confirmMakeYes}
        busy={texts.making}
        no={texts.confirmMakeNo}
      />
      <RoleQuestion
        asked={removing}
        text={({ email }) => (email === self ? texts.confirmSelf : texts.confirmText(email))}
        yes={texts.confirmYes}
        busy={texts.removing}
        no={texts.confirmNo}
      />
      <RoleQuestion
        asked={choosing}
        title={texts.chooseTitle}
        text={({ email }) => (email === self ? texts.confirmSelfRole : texts.confirmRole(email))}
        yes={texts.chooseYes}
        busy={texts.saving}
        no={texts.confirmMakeNo}
      >
        {about && <RoleChoice chosen={chosenRole ?? roleOf(about)} onChoose={chooseRole} />}
      </RoleQuestion>
      <RoleQuestion
        asked={blocking}
        text={({ email }) => (lifting ? texts.confirmUnblock(email) : texts.confirmBlock(email))}
        yes={lifting ? texts.unblockYes : texts.blockYes}
        busy={texts.saving}
        no={texts.confirmMakeNo}
      />
      <RoleQuestion
        destructive
        asked={resetting}
        text={({ email }) => texts.confirmReset(email)}
        yes={texts.resetYes}
        busy={texts.saving}
        no={texts.confirmNo}
      />
      <RoleQuestion
        destructive
        asked={deleting}
        text={({ email }) => texts.confirmDelete(email)}
        yes={texts.deleteYes}
        busy={texts.deleting}
        no={texts.confirmNo}
      />
    </>
  )
}
