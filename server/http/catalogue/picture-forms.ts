import * as contract from '../../../contract/catalogue/picture-forms.ts'
import { done } from '../../../domain/outcome.ts'
import { countCutOut, startCuttingOut, stopCuttingOut } from '../../operations/images/cut-out-all.ts'
import { cutOutPicture, formsOfPicture } from '../../operations/images/cut-out-picture.ts'
import { serve } from '../serving/serve-operation.ts'

export const pictureForms = [
  serve(contract.getPictureForms, async ({ shop, input }) =>
    done(await formsOfPicture(shop, input.query.img)),
  ),
  serve(contract.cutOutPicture, async ({ shop, input }) => {
    const stored = await cutOutPicture(shop, input.body.img)
    if (!stored.ok) return stored
    const { photograph, cutOut } = stored.value
    return done({ photograph, ...(cutOut && { cutOut }) })
  }),
  serve(contract.getCutOuts, async ({ shop }) => done(await countCutOut(shop))),
  serve(contract.startCutOuts, async ({ shop, caller }) => {
    const started = await startCuttingOut(shop, caller)
    return started.ok ? done(await countCutOut(shop)) : started
  }),
  serve(contract.stopCutOuts, async ({ shop }) => {
    const stopped = await stopCuttingOut(shop)
    return stopped.ok ? done(await countCutOut(shop)) : stopped
  }),
]
