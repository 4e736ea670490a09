export const feedbackCategories = ["bug", "feature", "content", "ui", "performance", "other"] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

export const ratings = { min: 1, max: 5 };
export const maxFeedbackLength = 2000;
export const maxAnswerLength = 4000;
