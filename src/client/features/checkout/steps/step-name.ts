import { useCallback } from 'react'
import type { StepName } from '../../../../shared/checkout/steps/table.ts'
import { useTranslate } from '../../../place.tsx'

export function useStepName(): (name: StepName) => string {
  const t = useTranslate()
  return useCallback((name) => t(`checkout.step.${name}`), [t])
}
