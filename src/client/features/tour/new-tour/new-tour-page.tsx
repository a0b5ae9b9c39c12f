import { useEffect, useMemo, useState } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { readChosenRooms } from '../../../browser/chosen-rooms.ts'
import type { PageProps } from '../../../page-view.ts'
import { RecentToursShelf } from '../../../parts/recent-tours/recent-tours-shelf.tsx'
import { SaveButton } from '../../../parts/save-button.tsx'
import { ShareButton } from '../../../parts/share-button.tsx'
import { StaleNote } from '../../../parts/stale-note.tsx'
import { TourCard } from '../../../parts/tour-card.tsx'
import { useHref, useTranslate } from '../../../place.tsx'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Choice } from '../booking/choice.ts'
import { CancellationTerms } from '../cancellation-terms.tsx'
import { DatesCalendar } from '../dates/dates-calendar.tsx'
import { DatesForm } from '../dates/dates-form.tsx'
import { InclusionsProse } from '../inclusions-prose.tsx'
import { NewTourOpening } from './new-tour-opening.tsx'
import styles from './new-tour-page.module.css'
import { NewTourRail } from './new-tour-rail.tsx'
import { NewTourStory } from './new-tour-story.tsx'
import { toChapters } from './stop-chapters.ts'

/** The second design of a tour: read like a book, stop by stop, with the way beside the text and the dates as a calendar. Another tour is another page. */
const NewTourPage = ({ data }: PageProps<'new-tour-detail'>) => <NewTour key={data.tour.id} data={data} />

function NewTour({ data }: { data: PageData<'new-tour-detail'> }) {
  const { tour, months, dates, entryRequirements, insolvencyCover } = data
  const t = useTranslate()
  const href = useHref()
  const [choice, setChoice] = useState<Choice>()
  const chapters = useMemo(() => toChapters(tour), [tour])

  useEffect(() => {
    readChosenRooms()
  }, [])

  return (
    <article className={styles.page}>
      <NewTourOpening {...data} />
      <div className="wide">
        <StaleNote text={t('tour.stale')} />
      </div>

      <div className={`wide ${styles.actions}`}>
        <SaveButton id={tour.id} title={tour.title} />
        <ShareButton href={href('tour', {}, { tripId: tour.id })} title={tour.title} label={t('saved.shareTour')} />
      </div>

      <div className={`wide ${styles.way}`}>
        <NewTourRail tour={tour} chapters={chapters} />
        <NewTourStory tour={tour} chapters={chapters} />
      </div>

      <section id="included" className={styles.included} aria-labelledby="included-title">
        <div className="wide">
          <h2 id="included-title">{t('tour.includedTitle')}</h2>
          <InclusionsProse tour={tour} />
        </div>
      </section>

      <section id="dates" className={`wide ${styles.dates}`} aria-labelledby="dates-title">
        <h2 id="dates-title">{t('newTour.calendarTitle')}</h2>
        <noscript>
          <DatesForm tour={tour} months={months} dates={dates} />
        </noscript>
        <DatesCalendar tour={tour} asked={dates} choice={choice} onChoose={setChoice} />
      </section>

      <section id="terms" className={`wide ${styles.small}`} aria-labelledby="terms-title">
        <h2 id="terms-title">{t('tour.termsTitle')}</h2>
        <CancellationTerms tour={tour} startDate={choice?.departure.startDate} cover={insolvencyCover} />
      </section>

      {entryRequirements && (
        <section id="entry" className={`wide ${styles.small}`} aria-labelledby="entry-title">
          <h2 id="entry-title">{t('tour.entryTitle')}</h2>
          <RichTextView value={entryRequirements} />
        </section>
      )}

      {tour.similar.length > 0 && (
        <section className={`wide ${styles.similar}`} aria-labelledby="similar-title">
          <h2 id="similar-title">{t('tour.similarTitle')}</h2>
          <ul>
            {tour.similar.map((each) => (
              <li key={each.id}>
                <TourCard tour={each} sizes="(min-width: 48rem) 32vw, 92vw" ratio="portrait" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentToursShelf />
    </article>
  )
}

function NewTourSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className="hidden-visually">
        {t('common.loading')}
      </p>
      <div className={styles.waiting}>
        <Skeleton shape="picture" />
      </div>
      <div className={`wide ${styles.way}`}>
        <Skeleton shape="picture" />
        <div>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  )
}

export { NewTourPage as Page, NewTourSkeleton as Skeleton }
