import type { RouteView } from '../../../shared/design/route-view.ts'
import type { PageData } from '../../../shared/page.ts'
import { useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './start-form.module.css'

type Props = { data: PageData<'design-your-own-tour-itinerary'>; route: RouteView }

/** The first day, and the way back from the last change. */
export function StartForm({ data: { earliest, latest }, route }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.start}>
      <form method="post" className={styles.form}>
        <Field id="start-date" label={t('design.startDate')}>
          <input
            key={route.startDate}
            type="date"
            id="start-date"
            name="startDate"
            required
            min={earliest}
            max={latest}
            defaultValue={route.startDate}
          />
        </Field>
        <Button type="submit" kind="secondary" name="change" value="start">
          {t('design.startSet')}
        </Button>
      </form>
      <form method="post">
        <Button type="submit" kind="quiet" id="undo" name="change" value="undo" disabled={!route.mayUndo} className={styles.undo}>
          <Icon name="undo-2" size="small" />
          {t('design.undo')}
        </Button>
      </form>
    </div>
  )
}
