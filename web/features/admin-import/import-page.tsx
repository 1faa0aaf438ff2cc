import '../../ui/table/data-table.css'
import { createImport } from '../../../contract/catalogue/imports.ts'
import { exportProducts, exportProductsForShopify } from '../../../contract/desk/exports.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useOtherLanguages } from '../../api/use-other-languages.ts'
import { saveFile } from '../../downloads/save-file.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { languageNames } from '../../texts/language-names.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { ChooseFile } from './choose-file.tsx'
import { MovingCard } from './moving-card.tsx'
import { PastImports } from './past-imports.tsx'
import { templateFile } from './template.ts'
import { importTexts as texts } from './texts.ts'

/** Exports every tool and every part. */
const allProducts = { query: { kind: 'all' }, whole: false }

/** Renders `/dashboard/import`: the file field for a CSV file of products, and past imports (extension). */
export function ImportPage() {
  const languages = useOtherLanguages().map(({ tag }) => tag)
  const [first] = languages
  return (
    <DashboardPart title={texts.title}>
      <IfOffered operation={createImport} otherwise={<Card>{texts.notOffered}</Card>}>
        <div className="data-table">
          <div className="grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <ChooseFile />
            <Card className="grid gap-4 content-start">
              <p>{texts.lead}</p>
              <p>{texts.otherShops}</p>
              <p className="soft">{texts.templateHint}</p>
              {first && <p className="soft">{texts.languagesHint(`name:${first}`, languageNames[first])}</p>}
              <fieldset className="actions p-0 m-0 border-0">
                <legend className="sr-only">{texts.steps}</legend>
                <ExportList operation={exportProducts} list={allProducts} text={texts.downloadAll} />
                <ExportList
                  operation={exportProductsForShopify}
                  list={allProducts}
                  text={texts.downloadForShopify}
                />
                <Button
                  kind="quiet"
                  onClick={() => saveFile(templateFile(languages), 'products-template.csv')}
                >
                  {texts.template}
                </Button>
              </fieldset>
            </Card>
          </div>
          <MovingCard />
          <PastImports />
        </div>
      </IfOffered>
    </DashboardPart>
  )
}
