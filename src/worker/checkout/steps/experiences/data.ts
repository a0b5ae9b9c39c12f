import { toQuestionView } from '../../../../shared/checkout/steps/experiences/answers.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from '../step-build.ts'

export const experiencesData: StepBuild<'experiences'> = async (context, facts) => ({
  ...toFrame(context, facts, 'experiences'),
  groups: facts.questions.map(({ componentId, productName, questions }) => ({
    componentId,
    productName,
    questions: questions.map((question) => toQuestionView(componentId, question, facts.record.isOwner)),
  })),
})
