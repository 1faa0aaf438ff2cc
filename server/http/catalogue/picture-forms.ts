import type * as contract from '../../../contract/catalogue/picture-forms.ts'
import { done } from '../../../domain/outcome.ts'
import { countCutOut, startCuttingOut, stopCuttingOut } from '../../operations/images/cut-out-all.ts'
import { cutOutPicture, formsOfPicture } from '../../operations/images/cut-out-picture.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const pictureForms = {
  getPictureForms: async ({ shop, input }) => done(await formsOfPicture(shop, input.query.img)),
  cutOutPicture: async ({ shop, input }) => {
    const stored = await cutOutPicture(shop, input.body.img)
    if (!stored.ok) return stored
    const { photograph, cutOut } = stored.value
    return done({ photograph, ...(cutOut && { cutOut }) })
  },
  getCutOuts: async ({ shop }) => done(await countCutOut(shop)),
  startCutOuts: async ({ shop, caller }) => {
    const started = await startCuttingOut(shop, caller)
    return started.ok ? done(await countCutOut(shop)) : started
  },
  stopCutOuts: async ({ shop }) => {
    const stopped = await stopCuttingOut(shop)
    return stopped.ok ? done(await countCutOut(shop)) : stopped
  },
} satisfies HandlersOf<typeof contract.pictureOperations>
