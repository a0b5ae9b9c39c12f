/** Name of the button that takes an insurance out; its value is the component. */
export const insuranceInput = 'removeInsurance'
