/** The id of the field one writes in: what is begun elsewhere ends there. */
export const composerId = "message";
