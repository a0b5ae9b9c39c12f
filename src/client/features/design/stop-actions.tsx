import type { IconName } from '../../../shared/artwork/icon-names.ts'
import { changeText, type RouteChange } from '../../../shared/design/change.ts'
import type { RouteStop } from '../../../shared/design/route-view.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './stop-actions.module.css'

type Props = { stop: RouteStop; isFirst: boolean; isLast: boolean; mayDrop: boolean }

/** What can be done to a stop: buttons of a form, so that they work before and without JavaScript. */
export function StopActions({ stop, isFirst, isLast, mayDrop }: Props) {
  const t = useTranslate()
  const { legId, nights, minNights, maxNights, name } = stop
  return (
    <form method="post" className={styles.actions} aria-label={t('design.changeStop', { name })}>
      <fieldset className={styles.nights}>
        <legend className="hidden-visually">{t('design.nightsIn', { name })}</legend>
        <Action
          change={{ kind: 'nights', legId, nights: nights - 1 }}
          id={`fewer-${legId}`}
          icon="minus"
          label={t('design.fewer', { name })}
          disabled={nights <= minNights}
        />
        <span className={styles.count}>{t('design.nightsCount', { count: nights })}</span>
        <Action
          change={{ kind: 'nights', legId, nights: nights + 1 }}
          id={`more-${legId}`}
          icon="plus"
          label={t('design.more', { name })}
          disabled={nights >= maxNights}
        />
      </fieldset>
      <span className={styles.order}>
        <Action
          change={{ kind: 'up', legId }}
          id={`up-${legId}`}
          icon="arrow-up"
          label={t('design.earlier', { name })}
          disabled={isFirst}
        />
        <Action
          change={{ kind: 'down', legId }}
          id={`down-${legId}`}
          icon="arrow-down"
          label={t('design.later', { name })}
          disabled={isLast}
        />
        <Action
          change={{ kind: 'drop', legId }}
          id={`drop-${legId}`}
          icon="trash-2"
          label={t('design.drop', { name })}
          disabled={!mayDrop}
        />
      </span>
    </form>
  )
}

type ActionProps = { change: RouteChange; id: string; icon: IconName; label: string; disabled: boolean }

const Action = ({ change, id, icon, label, disabled }: ActionProps) => (
  <button type="submit" id={id} name="change" value={changeText(change)} aria-label={label} title={label} disabled={disabled}>
    <Icon name={icon} size="small" />
  </button>
)
